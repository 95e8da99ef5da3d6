import styled from 'styled-components';
import { useLaterApi } from '../apollo/later-api';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { FailedState } from '../ui/FailedState';
import { later, loadPageAgain, useLater } from '../ui/useLater';
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

/** Loads the cards' code, and the client of the API, after the page. */
export const featuredCards = later(() => import('./FeaturedCards'));

function Cards() {
  const api = useLater(useLaterApi(), true);
  const cards = useLater(featuredCards, true);
  if (api.failed || cards.failed) {
    return <FailedState message="Failed to fetch artifacts." onRetry={loadPageAgain} />;
  }
  if (!api.code || !cards.code) return <FeaturedLoading />;
  return (
    <api.code.Provider>
      <cards.code.FeaturedCards />
    </api.code.Provider>
  );
}

const Way = styled.div`
  display: flex;
  justify-content: center;
`;
