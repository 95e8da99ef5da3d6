import { useId } from 'react';
import {
  type RelatedArtifacts_ArtifactFragment,
  useRelatedArtifactsQuery,
} from '../generated/graphql';
import { BlankCards } from '../ui/BlankCards';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { ArtifactCard } from './ArtifactCard';

/** Loads the related artifacts for a page of members. After a failure there is no section. */
export function RelatedArtifacts({ artifactId }: { artifactId: string }) {
  const { data, error } = useRelatedArtifactsQuery({
    variables: { id: artifactId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const related = data?.artifact?.related ?? (error || data ? [] : undefined);
  return <RelatedCards related={related} leadsTo="artifact" />;
}

interface RelatedCardsProps {
  /** Undefined while they load: placeholders reserve their room. */
  related: RelatedArtifacts_ArtifactFragment['related'] | undefined;
  /** The page to which the cards lead. */
  leadsTo: 'artifact' | 'record';
}

/**
 * Artifacts that have something in common with the one of the page, each with its reasons. Without any
 * there is no section.
 */
export function RelatedCards({ related, leadsTo }: RelatedCardsProps) {
  const headingId = useId();
  if (related?.length === 0) return null;
  return (
    <CardSection aria-labelledby={headingId} aria-busy={!related}>
      <CardSectionTitle id={headingId}>Related artifacts</CardSectionTitle>
      {related ? (
        <CardRow>
          {related.map(({ artifact, reasons }) => (
            <ArtifactCard
              key={artifact.id}
              artifact={artifact}
              place="rowCard"
              reasons={reasons}
              leadsTo={leadsTo}
            />
          ))}
        </CardRow>
      ) : (
        <BlankCards />
      )}
    </CardSection>
  );
}
