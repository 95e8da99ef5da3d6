import { useEffect, useId, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import { useNextPage } from '../apollo/useNextPage';
import { useGalleryPageQuery, type GalleryPageQuery } from '../generated/graphql';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { formatCount } from '../ui/format-count';
import { SkeletonCards } from '../ui/Skeleton';
import { color, space } from '../ui/theme';
import { useSlow } from '../ui/useSlow';
import { ArtifactCard, CompactCards } from './ArtifactCard';
import {
  clearedFilters,
  galleryAddress,
  isNarrowed,
  sameFilters,
  toVariables,
  type GalleryFilters,
} from './gallery-filters';
import type { GalleryView } from './gallery-loader';
import { ListForms } from './ListForms';
import { DidYouMean } from './DidYouMean';
import { ShowMore } from './ShowMore';

export interface GalleryResultsProps {
  shown: GalleryFilters;
  wanted: GalleryFilters;
  pending: boolean;
}

/** The artifacts of a view, with the client of the API. */
export function GalleryResults({ shown, wanted, pending }: GalleryResultsProps) {
  const { failed, renderedByServer } = useLoaderData<GalleryView>();
  const { revalidate, state: revalidation } = useRevalidator();
  // The browser requests again what the server has rendered. This request may fail.
  const { data, error, refetch, fetchMore } = useGalleryPageQuery({
    variables: toVariables(shown),
    skip: failed,
    fetchPolicy: renderedByServer ? 'cache-and-network' : 'cache-first',
    nextFetchPolicy: 'cache-first',
  });
  const next = useNextPage(data?.artifacts, fetchMore);
  const focusSearchAfterClear = useFocusAfterClear(shown);
  const isOther = !sameFilters({ ...wanted, q: shown.q }, shown);
  const slow = useSlow(pending && isOther);
  const waiting = failed ? revalidation === 'loading' : !data || slow;
  const handleRetry = () => void refetch().catch(() => undefined);

  return (
    <>
      {failed && revalidation === 'idle' && (
        <FailedState message="Failed to fetch artifacts." onRetry={() => void revalidate()} />
      )}
      {error && <FailedState message="Failed to fetch artifacts." onRetry={handleRetry} />}
      {(waiting || !failed) && (
        <Count role="status">
          {!waiting && data ? totalInWords(data.artifacts.totalCount) : '\u00a0'}
        </Count>
      )}
      {waiting && (
        <SkeletonCards count={data?.artifacts.edges.length || 8} label="Loading artifacts" />
      )}
      {!waiting && !failed && data && (
        <>
          {data.artifacts.edges.length === 0 && !next.exists ? (
            <EmptyState
              title="No artifacts found"
              text="Try adjusting your search terms or filter criteria"
            >
              <DidYouMean shown={shown} spellings={data.artifacts.suggestions} />
              {isNarrowed(shown) ? (
                <ButtonLink
                  to={galleryAddress(clearedFilters(shown))}
                  onClick={focusSearchAfterClear}
                >
                  Clear
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.addArtifact}>Add the First Artifact</ButtonLink>
              )}
            </EmptyState>
          ) : (
            <FoundArtifacts edges={data.artifacts.edges} pending={pending} />
          )}
          <ShowMore next={next} shown={data.artifacts.edges.length} />
        </>
      )}
      <ListForms shown={shown} />
    </>
  );
}

/** Moves the focus to the search when the filters are cleared: the link that cleared them is gone. */
function useFocusAfterClear(shown: GalleryFilters) {
  const narrowed = isNarrowed(shown);
  const cleared = useRef(false);
  // Runs after the effects of the search field, which keeps its text while it has the focus.
  useEffect(() => {
    if (!cleared.current || narrowed) return;
    cleared.current = false;
    document.querySelector<HTMLElement>('main [name=q]')?.focus();
  }, [narrowed]);
  return () => {
    cleared.current = true;
  };
}

const totalInWords = (total: number) =>
  `${formatCount(total)} ${total === 1 ? 'artifact' : 'artifacts'} found`;

interface FoundArtifactsProps {
  edges: GalleryPageQuery['artifacts']['edges'];
  pending: boolean;
}

/** Two groups under one count: those whose name contains the search, and those whose texts do. */
function FoundArtifacts({ edges, pending }: FoundArtifactsProps) {
  const headingId = useId();
  const named = edges.filter(({ matchesName }) => matchesName !== false);
  const others = edges.filter(({ matchesName }) => matchesName === false);
  return (
    <>
      {named.length > 0 && (
        <CompactCards aria-busy={pending}>
          {cardsOf(named, { headingLevel: 2, isFirst: true })}
        </CompactCards>
      )}
      {others.length > 0 && (
        <Section aria-labelledby={headingId}>
          <h2 id={headingId}>In descriptions and places</h2>
          <CompactCards aria-busy={pending}>
            {cardsOf(others, { headingLevel: 3, isFirst: named.length === 0 })}
          </CompactCards>
        </Section>
      )}
    </>
  );
}

/** @param group `isFirst`: whether the page begins with its first card. */
const cardsOf = (
  edges: FoundArtifactsProps['edges'],
  { headingLevel, isFirst }: { headingLevel: 2 | 3; isFirst: boolean },
) =>
  edges.map(({ node }, index) => (
    <ArtifactCard
      key={node.id}
      artifact={node}
      place="compactCard"
      withContext
      headingLevel={headingLevel}
      first={isFirst && index === 0}
    />
  ));

const Count = styled.p`
  color: ${color.inkSoft};
`;

const Section = styled.section`
  display: grid;
  gap: ${space.lg};
  ${CompactCards} + & {
    margin-top: ${space.lg};
  }
`;

// In one chunk with the results, so that a lost connection does not separate them.
export { loadGallery } from './load-gallery';
export { GalleryCenturies } from './GalleryCenturies';
