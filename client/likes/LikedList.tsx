import styled from 'styled-components';
import { useNextPage } from '../apollo/useNextPage';
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
  const unlike = useUnlike();

  if (error) {
    return <FailedState message="Failed to fetch artifacts." onRetry={() => void refetch()} />;
  }
  if (!liked) return <SkeletonCards count={4} label="Loading artifacts" />;
  if (liked.edges.length === 0 && !next.exists) {
    return (
      <EmptyState
        title="You have not liked any artifacts yet"
        text="Like what fascinates you, and find it again here."
      >
        <ButtonLink to={paths.allArtifacts}>Explore</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Count role="status">{`You have liked ${formatCount(liked.totalCount)} artifact(s)`}</Count>
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
                onClick={() => void unlike(node.id)}
              >
                Unlike
              </Button>
            )}
          />
        ))}
      </CardGrid>
      <ShowMore next={next} />
    </>
  );
}

const Count = styled.p`
  color: ${color.inkSoft};
`;
