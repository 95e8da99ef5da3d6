import type { RecordSource } from './dublin-core';
import type { ExportRow } from './export-rows';
import type { ArtifactRecord } from './record';

/** An artifact as exports have it. An optional text that is not there is left out. */
export function exportRecord(record: ArtifactRecord, { dataLicense }: RecordSource): ExportRow {
  const { likeCount, artifactTypeLabel, description, imageAlt, rights, made, ...fields } = record;
  return {
    _id: fields.id,
    ...fields,
    artifactType: artifactTypeLabel,
    ...(description != null && { description }),
    liked: likeCount,
    likes: likeCount,
    ...(imageAlt != null && { imageAlt }),
    ...(rights != null && { rights }),
    ...(made && { made: made.edtf }),
    ...(dataLicense != null && { license: dataLicense }),
  };
}
