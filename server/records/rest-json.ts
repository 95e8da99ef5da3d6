import { presentArtifact } from '../../rest-compat/present';
import type { RecordSource } from './addresses';
import type { ArtifactRecord } from './record';

/** The artifact as REST shows it to visitors. The licence stands beside its fields. */
export function restJson(record: ArtifactRecord, { dataLicense }: RecordSource): string {
  const artifact = presentArtifact(
    { ...record, userEmail: null },
    { labelOf: () => record.artifactTypeLabel },
  );
  return JSON.stringify({
    ...artifact,
    // REST has none of these fields.
    made: undefined,
    addedAt: undefined,
    artifactTypeLabel: undefined,
    imageAlt: undefined,
    rights: undefined,
    contributor: undefined,
    license: dataLicense ?? undefined,
  });
}
