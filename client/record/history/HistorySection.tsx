import { lazy, useId, useState } from 'react';
import styled from 'styled-components';
import type { ArtifactDetail_ArtifactFragment } from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { LazyPart, loadPageAgain } from '../../ui/LazyPart';
import { Spinner } from '../../ui/Spinner';
import { size, space } from '../../ui/theme';

const ArtifactHistory = lazy(() =>
  import('./ArtifactHistory').then((module) => ({ default: module.ArtifactHistory })),
);

/** The history of an artifact, closed at first: most readers came for the artifact. */
export function HistorySection({ artifact }: { artifact: ArtifactDetail_ArtifactFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Section aria-labelledby={`${id}title`}>
      <Head>
        <Title id={`${id}title`}>History</Title>
        <Button
          $small
          $tone="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide history' : 'Show history'}
        </Button>
      </Head>
      <Body id={id}>
        {isOpen && (
          <LazyPart
            loading={<Spinner label="Loading the history" />}
            failed={<FailedState message="Failed to load the history." onRetry={loadPageAgain} />}
          >
            <ArtifactHistory artifact={artifact} />
          </LazyPart>
        )}
      </Body>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.xl};
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
`;

const Title = styled.h2`
  font-size: ${size.section};
`;

const Body = styled.div`
  display: grid;
  gap: ${space.md};
`;
