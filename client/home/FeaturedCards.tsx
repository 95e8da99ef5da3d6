import { ArtifactCard } from '../artifacts/ArtifactCard';
import { useFeaturedArtifactsQuery } from '../generated/graphql';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CardGrid } from '../ui/Page';
import { FeaturedLoading } from './FeaturedLoading';

/** The most liked artifacts. The server does not render them, because they are below the fold. */
export function FeaturedCards() {
  const { data, loading, refetch } = useFeaturedArtifactsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  // The hook returns a failure of the retry as its error, which this component shows.
  const handleRetry = () => void refetch().catch(() => undefined);

  if (!data) {
    if (loading) return <FeaturedLoading />;
    return <FailedState message="Failed to fetch artifacts." onRetry={handleRetry} />;
  }
  if (data.mostLikedArtifacts.length === 0) {
    return <EmptyState title="No artifacts yet" text="The first one that is shared stands here." />;
  }
  return (
    <CardGrid>
      {data.mostLikedArtifacts.map((artifact) => (
        <ArtifactCard key={artifact.id} artifact={artifact} badge="Featured" />
      ))}
    </CardGrid>
  );
}
