import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import { useNextPage } from '../apollo/useNextPage';
import { useGalleryPageQuery } from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { formatCount } from '../ui/format-count';
import { CardGrid, Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonCards } from '../ui/Skeleton';
import { color, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { useSlow } from '../ui/useSlow';
import { ArtifactCard } from './ArtifactCard';
import { toVariables, writeFilters, type GalleryFilters } from './gallery-filters';
import { GalleryControls } from './GalleryControls';
import type { createGalleryLoader } from './gallery-loader';
import { ShowMore } from './ShowMore';
import { useGalleryFilters } from './useGalleryFilters';

/** The number of cards in the first row on a wide screen. */
const widestRow = 4;

/** Each part queries its own data, so that React can hydrate the page in slices. */
export function GalleryPage() {
  usePageTitle(titles.allArtifacts);
  const { shown, wanted, change, pending } = useGalleryFilters();
  return (
    <Page>
      <header>
        <PageHeading>All Artifacts</PageHeading>
        <Intro>Every piece that the community has shared, from tools to temple gold.</Intro>
      </header>
      <GalleryControls filters={wanted} onChange={change} />
      <Results shown={shown} wanted={wanted} pending={pending} />
    </Page>
  );
}

interface ResultsProps {
  shown: GalleryFilters;
  wanted: GalleryFilters;
  pending: boolean;
}

function Results({ shown, wanted, pending }: ResultsProps) {
  const { failed, renderedByServer } = useLoaderData<ReturnType<typeof createGalleryLoader>>();
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
  const isOther = wanted.type !== shown.type || wanted.order !== shown.order;
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
          {!waiting && data ? <Total of={data.artifacts.totalCount} /> : '\u00a0'}
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
              {shown.q || shown.type ? (
                <ButtonLink
                  to={{
                    pathname: paths.allArtifacts,
                    search: writeFilters({ ...shown, q: '', type: '' }).toString(),
                  }}
                  onClick={focusSearchAfterClear}
                >
                  Clear
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.addArtifact}>Add the First Artifact</ButtonLink>
              )}
            </EmptyState>
          ) : (
            <CardGrid aria-busy={pending}>
              {data.artifacts.edges.map(({ node }, index) => (
                <ArtifactCard
                  key={node.id}
                  artifact={node}
                  withContext
                  headingLevel={2}
                  eager={index < widestRow}
                />
              ))}
            </CardGrid>
          )}
          <ShowMore next={next} />
        </>
      )}
    </>
  );
}

/** Moves the focus to the search when the filters are cleared: the link that cleared them is gone. */
function useFocusAfterClear({ q, type }: GalleryFilters) {
  const cleared = useRef(false);
  // Runs after the effects of the search field, which keeps its text while it has the focus.
  useEffect(() => {
    if (!cleared.current || q || type) return;
    cleared.current = false;
    document.querySelector<HTMLElement>('main [name=q]')?.focus();
  }, [q, type]);
  return () => {
    cleared.current = true;
  };
}

function Total({ of: total }: { of: number }) {
  return `${formatCount(total)} ${total === 1 ? 'artifact' : 'artifacts'} found`;
}

const Intro = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
`;

const Count = styled.p`
  color: ${color.inkSoft};
`;
