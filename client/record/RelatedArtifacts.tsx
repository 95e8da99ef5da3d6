import { useId } from 'react';
import type { RelatedArtifacts_ArtifactFragment } from '../generated/graphql';
import { CardRow, CardSection, CardSectionTitle } from '../ui/CardRow';
import { ArtifactCard } from '../artifacts/ArtifactCard';

interface RelatedArtifactsProps {
  related: RelatedArtifacts_ArtifactFragment['related'];
}

/**
 * Artifacts that have something in common with the one of the page, each with its reasons. Without any
 * there is no section.
 */
export function RelatedArtifacts({ related }: RelatedArtifactsProps) {
  const headingId = useId();
  if (related.length === 0) return null;
  return (
    <CardSection aria-labelledby={headingId}>
      <CardSectionTitle id={headingId}>Related artifacts</CardSectionTitle>
      <CardRow>
        {related.map(({ artifact, reasons }) => (
          <ArtifactCard key={artifact.id} artifact={artifact} place="rowCard" reasons={reasons} />
        ))}
      </CardRow>
    </CardSection>
  );
}
