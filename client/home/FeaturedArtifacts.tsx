import { Suspense, useTransition } from 'react';
import { Await, useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CardGrid } from '../ui/Page';
import { FeaturedLoading } from './FeaturedLoading';
import type { HomeView } from './home-loader';
import { Section } from './Section';

/** The most liked artifacts. */
export function FeaturedArtifacts({ featured }: Pick<HomeView, 'featured'>) {
  return (
    <Section
      id="featured"
      title="Featured Artifacts"
      text="Discover the most beloved artifacts in our collection, curated by our community of history enthusiasts."
    >
      <Suspense fallback={<FeaturedLoading />}>
        <Await resolve={featured.value}>{(artifacts) => <Cards artifacts={artifacts} />}</Await>
      </Suspense>
      <Way>
        <ButtonLink to={paths.allArtifacts}>See All Artifacts</ButtonLink>
      </Way>
    </Section>
  );
}

function Cards({ artifacts }: { artifacts: Awaited<HomeView['featured']['value']> }) {
  const { revalidate } = useRevalidator();
  const [retrying, startRetry] = useTransition();
  if (retrying) return <FeaturedLoading />;
  if (!artifacts) {
    const retry = () => startRetry(() => revalidate());
    return <FailedState message="Failed to fetch artifacts." onRetry={retry} />;
  }
  if (artifacts.length === 0) {
    return <EmptyState title="No artifacts yet" text="The first one that is shared stands here." />;
  }
  return (
    <CardGrid>
      {artifacts.map((artifact) => (
        <ArtifactCard key={artifact.id} artifact={artifact} badge="Featured" />
      ))}
    </CardGrid>
  );
}

const Way = styled.div`
  display: flex;
  justify-content: center;
`;
