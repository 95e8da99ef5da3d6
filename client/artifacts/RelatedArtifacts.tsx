import { useId } from 'react';
import { useRelatedArtifactsQuery } from '../generated/graphql';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { ArtifactCard } from './ArtifactCard';
import { BlankCards } from '../ui/BlankCards';

/**
 * Artifacts that have something in common with the one of the page, each with its reasons. Their room is
 * kept while they load. The section is absent where there are none, or where they cannot be fetched.
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
