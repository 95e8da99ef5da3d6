import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { runtimeConfig } from '../runtime-config';
import { ButtonLink } from '../ui/Button';
import { MessagePage } from '../ui/MessagePage';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { pictureSources } from '../ui/picture-sources';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import type { Civilization } from '../site';
import type { CivilizationView } from './civilization-loader';
import { Mentions } from './Mentions';
import { useGoBack } from './useGoBack';

export function CivilizationPage() {
  const view = useLoaderData<CivilizationView | null>();
  usePageTitle(titles.civilization(view?.civilization ?? null));
  if (!view) return <UnknownCivilization />;
  const { civilization, mentions } = view;
  return (
    <Page>
      <Article civilization={civilization} />
      <Mentions place={civilization.search} mentions={mentions} />
    </Page>
  );
}

function Article({ civilization }: { civilization: Civilization }) {
  const goBack = useGoBack();
  const { name, picture, pictureAlt, html } = civilization;
  return (
    <Sheet>
      <Back>
        <ButtonLink $tone="quiet" $small to={paths.civilizations} onClick={goBack}>
          <span aria-hidden="true">←</span> Back to Explore
        </ButtonLink>
      </Back>
      <PageHeading>{name}</PageHeading>
      <Picture
        {...pictureSources(picture, 1200)}
        sizes={`min(92vw, ${layout.page})`}
        alt={pictureAlt}
        width={1200}
        height={800}
        fetchPriority="high"
      />
      {/* The server has rendered it from Markdown, without scripts. */}
      <Text lang={runtimeConfig().site.language} dangerouslySetInnerHTML={{ __html: html }} />
    </Sheet>
  );
}

function UnknownCivilization() {
  const goBack = useGoBack();
  return (
    <MessagePage heading={titles.civilization(null)}>
      <p>This catalogue has no page for it yet.</p>
      <ButtonLink to={paths.civilizations} onClick={goBack}>
        Go Back
      </ButtonLink>
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

const Text = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${layout.prose};
  width: 100%;
  margin-inline: auto;
  font-size: ${size.md};
  line-height: 1.75;
  @media (min-width: ${from.tablet}) {
    font-size: ${size.lg};
  }
`;
