import type { RecordSource } from './dublin-core';
import type { ExportRow } from './export-rows';
import type { ArtifactRecord } from './record';

/** An artifact as exports have it. An optional text that is not there is left out. */
export function exportRecord(record: ArtifactRecord, { dataLicense }: RecordSource): ExportRow {
  const { id, likeCount, description, imageAlt, rights, made } = record;
  return {
    _id: id,
    id,
    artifactName: record.artifactName,
    artifactType: record.artifactTypeLabel,
    image: record.image,
    createdAt: record.createdAt,
    discoveredAt: record.discoveredAt,
    discoveredBy: record.discoveredBy,
    presentLocation: record.presentLocation,
    historicalContext: record.historicalContext,
    userName: record.userName,
    addedAt: record.addedAt,
    updatedAt: record.updatedAt,
    ...(description != null && { description }),
    liked: likeCount,
    likes: likeCount,
    ...(imageAlt != null && { imageAlt }),
    ...(rights != null && { rights }),
    ...(made && { made: made.edtf }),
    ...(dataLicense != null && { license: dataLicense }),
  };
}
