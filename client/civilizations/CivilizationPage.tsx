import { Suspense, type ReactNode } from 'react';
import { Await, Link, useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { WaysOn } from '../artifacts/WaysOn';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { runtimeConfig } from '../runtime-config';
import { ButtonLink } from '../ui/Button';
import { artifactsInWords } from '../ui/format-count';
import { MessagePage } from '../ui/MessagePage';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { pictureSources } from '../ui/picture-sources';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { AllOfCulture } from './AllOfCulture';
import { addressOfMentions } from './AllMentions';
import type { CivilizationView } from './civilization-loader';
import { Mentions } from './Mentions';
import { PictureBand } from './PictureBand';
import { useGoBack } from './useGoBack';

export function CivilizationPage() {
  const view = useLoaderData<CivilizationView | null>();
  usePageTitle(titles.civilization(view?.civilization ?? null));
  if (!view) return <UnknownCivilization />;
  const { civilization, next, found } = view;
  return (
    <Page>
      <Article civilization={civilization} found={found} />
      <Mentions place={civilization.search} found={found} />
      {next && (
        <Next className="screen-only">
          <Link to={paths.civilization(next.key)}>
            <span>{`Next: ${next.name}`}</span>
            <span aria-hidden="true"> →</span>
          </Link>
        </Next>
      )}
    </Page>
  );
}

function Article({ civilization, found }: Pick<CivilizationView, 'civilization' | 'found'>) {
  const goBack = useGoBack();
  const { name, dates, picture, pictureAlt, blocks, search } = civilization;
  const { language } = runtimeConfig().site;
  return (
    <Sheet>
      <Back>
        <ButtonLink $tone="quiet" $small to={paths.civilizations} onClick={goBack}>
          <span aria-hidden="true">←</span> Back to Explore
        </ButtonLink>
      </Back>
      <header>
        <PageHeading>{name}</PageHeading>
        <Summary>
          {dates && <span lang={language}>{dates}</span>}
          <Suspense fallback={<span>&nbsp;</span>}>
            <Await resolve={found.value}>
              {(page) =>
                page &&
                page.artifacts.totalCount > 0 && (
                  <Link to={addressOfMentions(search)}>
                    {artifactsInWords(page.artifacts.totalCount)}
                  </Link>
                )
              }
            </Await>
          </Suspense>
        </Summary>
      </header>
      <Picture
        {...pictureSources(picture, 1200)}
        sizes={`min(92vw, ${layout.page})`}
        alt={pictureAlt}
        width={1200}
        height={800}
        fetchPriority="high"
      />
      <Suspense fallback={<Text blocks={blocks} band={<PictureBand edges={undefined} />} />}>
        <Await resolve={found.value}>
          {(page) => (
            <Text
              blocks={page?.civilizationText ?? blocks}
              band={<PictureBand edges={page?.artifacts.edges ?? []} />}
            />
          )}
        </Await>
      </Suspense>
      <AllOfCulture found={found} />
    </Sheet>
  );
}

interface TextProps {
  blocks: readonly string[];
  /** Stands after a paragraph in the middle. */
  band: ReactNode;
}

function Text({ blocks, band }: TextProps) {
  const half = blocks.length / 2;
  const middle = 1 + blocks.findLastIndex((block, nth) => nth < half && block.startsWith('<p>'));
  return (
    <>
      <Blocks blocks={blocks.slice(0, middle)} />
      {band}
      <Blocks blocks={blocks.slice(middle)} />
    </>
  );
}

/** The server has rendered them from Markdown, without scripts. */
const Blocks = ({ blocks }: Pick<TextProps, 'blocks'>) => (
  <Prose
    lang={runtimeConfig().site.language}
    dangerouslySetInnerHTML={{ __html: blocks.join('') }}
  />
);

function UnknownCivilization() {
  const goBack = useGoBack();
  return (
    <MessagePage heading={titles.civilization(null)}>
      <p>This catalogue has no page for it yet.</p>
      <ButtonLink to={paths.civilizations} onClick={goBack}>
        Go Back
      </ButtonLink>
      <WaysOn />
    </MessagePage>
  );
}

const Sheet = styled.article`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
`;

const Back = styled.div`
  display: flex;
`;

/** Facts in a line, with points between them. */
const Summary = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  font-size: ${size.lg};
  & > * + *::before {
    display: inline-block;
    content: '·';
    width: 1.25em;
    text-align: center;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  max-height: 26.25rem;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.lg};
  background: ${color.amber};
  box-shadow: ${shadow.high};
  object-fit: cover;
`;

const Prose = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${layout.prose};
  width: 100%;
  margin-inline: auto;
  font-size: ${size.md};
  line-height: 1.75;
  &:empty {
    display: none;
  }
  @media (min-width: ${from.tablet}) {
    font-size: ${size.lg};
  }
`;

const Next = styled.p`
  font-size: ${size.lg};
  text-align: end;
`;
