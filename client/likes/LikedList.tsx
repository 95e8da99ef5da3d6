import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useNextPage } from '../loaders/useNextPage';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { ShowMore } from '../artifacts/ShowMore';
import { useLikedPageQuery } from '../generated/graphql';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { formatCount } from '../ui/format-count';
import { CardGrid } from '../ui/Page';
import { SkeletonCards } from '../ui/Skeleton';
import { color } from '../ui/theme';
import { useUnlike } from './useUnlike';

export function LikedList() {
  const { data, error, refetch, fetchMore } = useLikedPageQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const liked = data?.viewer?.likedArtifacts;
  const next = useNextPage(liked, fetchMore);
  const { summary, handleUnlike } = useUnlikeInList(liked?.edges.map(({ node }) => node.id));

  if (error) {
    return <FailedState message="Failed to fetch artifacts." onRetry={() => void refetch()} />;
  }
  if (!liked) return <SkeletonCards count={4} label="Loading artifacts" />;
  if (liked.edges.length === 0 && !next.exists) {
    return (
      <EmptyState
        title="You have not liked any artifacts yet"
        titleRef={summary}
        text="Like what fascinates you, and find it again here."
      >
        <ButtonLink to={paths.allArtifacts}>Explore</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Count
        ref={summary}
        role="status"
        tabIndex={-1}
      >{`You have liked ${formatCount(liked.totalCount)} artifact(s)`}</Count>
      <CardGrid>
        {liked.edges.map(({ node }) => (
          <ArtifactCard
            key={node.id}
            artifact={node}
            headingLevel={2}
            actions={(nameId) => (
              <Button
                $small
                $tone="quiet"
                aria-describedby={nameId}
                onClick={() => void handleUnlike(node.id)}
              >
                Unlike
              </Button>
            )}
          />
        ))}
      </CardGrid>
      <ShowMore next={next} shown={liked.edges.length} />
    </>
  );
}

/**
 * Unlikes, and moves the focus to the summary of the list when it is lost with the card. A member who
 * uses the keyboard also sees the summary; for the mouse, the page stays where it is.
 */
function useUnlikeInList(ids: string[] = []) {
  const unlike = useUnlike();
  const summary = useRef<HTMLParagraphElement>(null);
  const [unliked, setUnliked] = useState<string>();
  const isGone = unliked !== undefined && !ids.includes(unliked);

  useEffect(() => {
    if (!isGone || document.activeElement !== document.body) return;
    summary.current?.focus({ preventScroll: true });
    if (!summary.current?.matches(':focus-visible')) return;
    summary.current.scrollIntoView({ block: 'nearest' });
  }, [isGone, unliked]);

  async function handleUnlike(id: string) {
    if (await unlike(id)) setUnliked(id);
  }
  return { summary, handleUnlike };
}

const Count = styled.p`
  justify-self: start;
  color: ${color.inkSoft};
`;
