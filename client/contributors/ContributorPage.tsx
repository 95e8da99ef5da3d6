import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { ShowMore } from '../artifacts/ShowMore';
import { ContributorMoreDocument } from '../generated/pages';
import { readFromApi } from '../loaders/read';
import { useMorePages } from '../loaders/useMorePages';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import { artifactsInWords } from '../ui/format-count';
import { Kicker } from '../ui/Kicker';
import { MessagePage } from '../ui/MessagePage';
import { CardGrid, Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { color, size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import type { ContributorView } from './contributor-loader';

/** A member as everybody sees members: the public name, and what the member added. */
export function ContributorPage() {
  const contributor = useLoaderData<ContributorView>();
  usePageTitle(titles.contributor(contributor));
  // Another contributor begins another list.
  return contributor ? <Contributions key={contributor.id} of={contributor} /> : <Unknown />;
}

function Contributions({
  of: { id, name, artifacts, oldest },
}: {
  of: NonNullable<ContributorView>;
}) {
  const { edges, next } = useMorePages(artifacts, async (after) => {
    const more = await readFromApi(ContributorMoreDocument, { id, after });
    return more.artifacts;
  });
  const since = oldest.edges[0]?.node.addedAt;
  return (
    <Page>
      <Header>
        <Kicker>Contributor</Kicker>
        <Name dir="auto">{name}</Name>
        <Summary>
          <span>{artifactsInWords(artifacts.totalCount)}</span>
          {since && (
            <>
              <span> · since </span>
              <DayOf instant={since} timeZone="UTC" />
            </>
          )}
        </Summary>
      </Header>
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
    </Page>
  );
}

const Unknown = () => (
  <MessagePage heading={titles.contributor(null)}>
    <p>There is no such contributor, or none of their artifacts is in the catalogue.</p>
    <ButtonLink to={paths.allArtifacts}>See All Artifacts</ButtonLink>
  </MessagePage>
);

const Header = styled.header`
  display: grid;
  gap: ${space.xs};
`;

const Name = styled(PageHeading)`
  font-size: ${size.h2};
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  color: ${color.inkSoft};
`;
