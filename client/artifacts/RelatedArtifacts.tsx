import { useId } from 'react';
import { useRelatedArtifactsQuery } from '../generated/graphql';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { ArtifactCard } from './ArtifactCard';
import { BlankCards } from '../ui/BlankCards';

/**
 * Artifacts that have something in common with the one of the page, each with its reasons. Placeholders
 * reserve their room while they load. Without any, or after a failure, there is no section.
 */
export function RelatedArtifacts({ artifactId }: { artifactId: string }) {
  const headingId = useId();
  const { data, error } = useRelatedArtifactsQuery({
    variables: { id: artifactId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const related = data?.artifact?.related;
  if (related ? related.length === 0 : error || data) return null;
  return (
    <CardSection aria-labelledby={headingId} aria-busy={!related}>
      <CardSectionTitle id={headingId}>Related artifacts</CardSectionTitle>
      {related ? (
        <CardRow>
          {related.map(({ artifact, reasons }) => (
            <ArtifactCard key={artifact.id} artifact={artifact} reasons={reasons} />
          ))}
        </CardRow>
      ) : (
        <BlankCards />
      )}
    </CardSection>
  );
}
