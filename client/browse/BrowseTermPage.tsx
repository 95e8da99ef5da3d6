import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { ShowMore } from '../artifacts/ShowMore';
import { BrowseTermMoreDocument } from '../generated/pages';
import { readFromApi } from '../loaders/read';
import { useMorePages } from '../loaders/useMorePages';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { artifactsInWords } from '../ui/format-count';
import { CardGrid, Page } from '../ui/Page';
import { color, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import type { BrowseTermView } from './browse-loaders';
import { NothingToBrowse } from './NothingToBrowse';
import { TermHeader } from './TermHeader';

type Term = NonNullable<BrowseTermView>;

/** A value of a fact: what the catalogue says about it, and the artifacts that have it. */
export function BrowseTermPage() {
  const term = useLoaderData<BrowseTermView>();
  usePageTitle(titles.browseTerm(term));
  if (!term) {
    return (
      <NothingToBrowse
        heading={titles.browseTerm(term)}
        text="No artifact of the catalogue has it."
      />
    );
  }
  return (
    <Page>
      <TermHeader term={term} />
      {/* Another value begins another list. */}
      <Artifacts key={`${term.fact.key} ${term.value}`} of={term} />
    </Page>
  );
}

function Artifacts({ of: { fact, value, count, artifacts } }: { of: Term }) {
  const { edges, next } = useMorePages(artifacts, async (after) => {
    const filter = { facts: [{ key: fact.key, value }] };
    return (await readFromApi(BrowseTermMoreDocument, { filter, after })).artifacts;
  });
  const inGallery = `?${new URLSearchParams({ [fact.key]: value }).toString()}`;
  return (
    <>
      <Line>
        <Count>{artifactsInWords(count)}</Count>
        <ButtonLink $tone="quiet" $small to={{ pathname: paths.allArtifacts, search: inGallery }}>
          Open in the gallery
        </ButtonLink>
      </Line>
      <CardGrid>
        {edges.map(({ node }, index) => (
          <ArtifactCard
            key={node.id}
            artifact={node}
            withContext
            headingLevel={2}
            first={index === 0}
          />
        ))}
      </CardGrid>
      <ShowMore next={next} shown={edges.length} />
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space.md};
  border-top: 1px solid ${color.line};
`;

const Count = styled.p`
  color: ${color.inkSoft};
`;
