import { useEffect, useId, useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import type { GalleryEdges_ArtifactsFragment } from '../generated/pages';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CardGrid } from '../ui/Page';
import { SkeletonCards } from '../ui/Skeleton';
import { size, space } from '../ui/theme';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { clearedFilters, galleryAddress, isNarrowed, type GalleryFilters } from './gallery-filters';
import type { GalleryView } from './gallery-loader';
import { fromList, rememberList } from './opened-list';
import { ListForms } from './ListForms';
import { DidYouMean } from './DidYouMean';
import { ShowMore } from '../artifacts/ShowMore';
import { NearbyLists } from './NearbyLists';
import { useMoreArtifacts } from './useMoreArtifacts';

interface GalleryResultsProps {
  /** The first page of the list; null where it cannot be loaded. */
  list: GalleryView['list'];
  shown: GalleryFilters;
  /** Whether placeholders stand for the list. */
  waiting: boolean;
  pending: boolean;
}

/** The artifacts of a view. */
export function GalleryResults({ list, shown, waiting, pending }: GalleryResultsProps) {
  const { revalidate } = useRevalidator();
  const { edges, next } = useMoreArtifacts(list, shown);
  const linkState = useOpenedList(list, shown, edges);
  const focusSearchAfterClear = useFocusAfterClear(shown);

  return (
    <>
      {!list && !waiting && (
        <FailedState message="Failed to fetch artifacts." onRetry={() => void revalidate()} />
      )}
      {waiting && <SkeletonCards count={edges.length || 8} label="Loading artifacts" />}
      {!waiting && list && (
        <>
          {edges.length === 0 && !next.exists ? (
            <EmptyState
              title="No artifacts found"
              text="Try adjusting your search terms or filter criteria"
            >
              <DidYouMean shown={shown} spellings={list.suggestions} />
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
              {isNarrowed(shown) && <NearbyLists shown={shown} facets={list.facets} />}
            </EmptyState>
          ) : (
            <FoundArtifacts edges={edges} linkState={linkState} pending={pending} />
          )}
          <ShowMore next={next} shown={edges.length} />
        </>
      )}
      <ListForms shown={shown} />
    </>
  );
}

/** Lets records that are opened from the list lead back to it. @returns the history state of their links */
function useOpenedList(
  list: GalleryView['list'],
  shown: GalleryFilters,
  edges: GalleryEdges_ArtifactsFragment['edges'],
): object {
  const { pathname, search } = galleryAddress(shown);
  const address = pathname + (search && `?${search}`);
  const total = list?.totalCount ?? 0;
  useEffect(() => {
    const ids = edges.map(({ node }) => node.id);
    rememberList({ address, q: shown.q.trim(), isNarrowed: isNarrowed(shown), total, ids });
  }, [address, shown, total, edges]);
  return useMemo(() => fromList(address), [address]);
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

interface FoundArtifactsProps {
  edges: GalleryEdges_ArtifactsFragment['edges'];
  linkState: object;
  pending: boolean;
}

/** Two groups under one count: those whose name contains the search, and those whose texts do. */
function FoundArtifacts({ edges, linkState, pending }: FoundArtifactsProps) {
  const headingId = useId();
  const named = edges.filter(({ matchesName }) => matchesName !== false);
  const others = edges.filter(({ matchesName }) => matchesName === false);
  return (
    <>
      {named.length > 0 && (
        <CardGrid aria-busy={pending}>
          {cardsOf(named, { linkState, headingLevel: 2, isFirst: true })}
        </CardGrid>
      )}
      {others.length > 0 && (
        <Section aria-labelledby={headingId}>
          <GroupTitle id={headingId}>In descriptions and places</GroupTitle>
          <CardGrid aria-busy={pending}>
            {cardsOf(others, { linkState, headingLevel: 3, isFirst: named.length === 0 })}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** @param group `isFirst`: whether the page begins with its first card. */
const cardsOf = (
  edges: FoundArtifactsProps['edges'],
  {
    linkState,
    headingLevel,
    isFirst,
  }: { linkState: object; headingLevel: 2 | 3; isFirst: boolean },
) =>
  edges.map(({ node }, index) => (
    <ArtifactCard
      key={node.id}
      artifact={node}
      withContext
      headingLevel={headingLevel}
      linkState={linkState}
      first={isFirst && index === 0}
    />
  ));

const GroupTitle = styled.h2`
  font-size: ${size.xl};
`;

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  ${CardGrid} + & {
    margin-top: ${space.lg};
  }
`;
