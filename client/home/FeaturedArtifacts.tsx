import { Suspense, useTransition } from 'react';
import { Await, Link, useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactCard } from '../artifacts/ArtifactCard';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CardGrid } from '../ui/Page';
import { space } from '../ui/theme';
import { FeaturedLoading } from './FeaturedLoading';
import type { HomeView } from './home-loader';
import { Section } from './Section';
import { WaysToBegin } from './WaysToBegin';

interface FeaturedArtifactsProps extends Pick<HomeView, 'featured'> {
  /** The words by which artifacts of a place are found, if the site has any. */
  place: string | undefined;
}

/** The most liked artifacts. */
export function FeaturedArtifacts({ featured, place }: FeaturedArtifactsProps) {
  return (
    <Section
      id="featured"
      title="Featured Artifacts"
      text="Discover the most beloved artifacts in our collection, curated by our community of history enthusiasts."
    >
      <Suspense fallback={<FeaturedLoading />}>
        <Await resolve={featured.value}>{(artifacts) => <Cards artifacts={artifacts} />}</Await>
      </Suspense>
      <Ways>
        <ButtonLink to={paths.allArtifacts}>See All Artifacts</ButtonLink>
        <Suspense fallback={<WaysToBegin place={place} />}>
          {/* In an empty catalogue they lead nowhere. */}
          <Await resolve={featured.value}>
            {(artifacts) => artifacts?.length !== 0 && <WaysToBegin place={place} />}
          </Await>
        </Suspense>
      </Ways>
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
    return (
      <EmptyState title="No artifacts yet" text="The first one that is shared stands here.">
        <Link to={paths.addArtifact}>Add the first</Link>
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {artifacts.map((artifact) => (
        <ArtifactCard key={artifact.id} artifact={artifact} badge="Featured" />
      ))}
    </CardGrid>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: center;
`;
