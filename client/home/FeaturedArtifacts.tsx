import styled from 'styled-components';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { useFeaturedArtifactsQuery } from '../generated/graphql';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CardGrid } from '../ui/Page';
import { FeaturedLoading } from './FeaturedLoading';
import { Section } from './Section';

export function FeaturedArtifacts() {
  return (
    <Section
      id="featured"
      title="Featured Artifacts"
      text="Discover the most beloved artifacts in our collection, curated by our community of history enthusiasts."
    >
      <Cards />
      <Way>
        <ButtonLink to={paths.allArtifacts}>See All Artifacts</ButtonLink>
      </Way>
    </Section>
  );
}

function Cards() {
  const { data, loading, refetch } = useFeaturedArtifactsQuery({
    // These cards are below the fold, so the server renders placeholders only.
    ssr: false,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  // A failure of the retry arrives as the hook's error, which this component shows.
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

const Way = styled.div`
  display: flex;
  justify-content: center;
`;
