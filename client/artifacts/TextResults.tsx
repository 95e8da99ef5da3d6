import styled from 'styled-components';
import { useNextPage } from '../apollo/useNextPage';
import { useGalleryTextsQuery } from '../generated/graphql';
import { FailedState } from '../ui/FailedState';
import { formatCount } from '../ui/format-count';
import { CardGrid } from '../ui/Page';
import { Spinner } from '../ui/Spinner';
import { color, space } from '../ui/theme';
import { ArtifactCard } from './ArtifactCard';
import { toTextVariables, type GalleryFilters } from './gallery-filters';
import { ShowMore } from './ShowMore';

interface TextResultsProps {
  shown: GalleryFilters;
}

const sectionId = 'in-descriptions-and-places';
const headingId = `${sectionId}-heading`;

const useTexts = (shown: GalleryFilters) =>
  useGalleryTextsQuery({ variables: toTextVariables(shown) });

/** What the texts contain and the search by name does not find. */
export function TextResults({ shown }: TextResultsProps) {
  const { data: current, previousData, error, refetch, fetchMore } = useTexts(shown);
  const data = current ?? previousData;
  const next = useNextPage(data?.artifacts, fetchMore);
  const handleRetry = () => void refetch().catch(() => undefined);
  return (
    <Section id={sectionId} aria-labelledby={headingId} tabIndex={-1}>
      <header>
        <h2 id={headingId}>In descriptions and places</h2>
        {data && !error && <Count role="status">{total(data.artifacts.totalCount)}</Count>}
      </header>
      {error && <FailedState message="Failed to fetch artifacts." onRetry={handleRetry} />}
      {!data && !error && <Spinner label="Searching descriptions and places" />}
      {data && data.artifacts.edges.length > 0 && (
        <CardGrid aria-busy={!current}>
          {data.artifacts.edges.map(({ node }) => (
            <ArtifactCard key={node.id} artifact={node} withContext />
          ))}
        </CardGrid>
      )}
      <ShowMore next={next} />
    </Section>
  );
}

/** Leads past the list to what the texts contain. */
export function TextResultsLink({ shown }: TextResultsProps) {
  const { data } = useTexts(shown);
  const count = data?.artifacts.totalCount ?? 0;
  if (count === 0) return null;
  return <a href={`#${sectionId}`}>{formatCount(count)} more in descriptions and places</a>;
}

function total(count: number): string {
  if (count === 0) return 'No other artifact mentions these words.';
  return `${formatCount(count)} more ${count === 1 ? 'artifact mentions' : 'artifacts mention'} these words`;
}

const Section = styled.section`
  display: grid;
  gap: ${space.lg};
  margin-top: ${space.lg};
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};
  &:focus {
    outline: none;
  }
`;

const Count = styled.p`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
`;
