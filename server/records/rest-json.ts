import { INPUT_FIELDS } from '../../rest-compat/openapi/schemas';
import { presentArtifact } from '../../rest-compat/present';
import type { RecordSource } from './addresses';
import type { ArtifactRecord } from './record';

/** The artifact as REST shows it to visitors. The licence stands beside its fields. */
export function restJson(record: ArtifactRecord, { dataLicense }: RecordSource): string {
  const { id, userName, likeCount } = record;
  const written = Object.fromEntries(INPUT_FIELDS.map((name) => [name, record[name]])) as Pick<
    ArtifactRecord,
    (typeof INPUT_FIELDS)[number]
  >;
  const artifact = presentArtifact(
    { id, ...written, userName, likeCount, userEmail: null },
    { labelOf: () => record.artifactTypeLabel },
  );
  return JSON.stringify({ ...artifact, license: dataLicense ?? undefined });
}
