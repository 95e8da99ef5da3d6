import { type RecordEnding, recordFormats } from '../../../common/record-formats';
import { INPUT_FIELDS } from '../../../rest-compat/openapi/schemas';
import { presentArtifact } from '../../../rest-compat/present';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { bibtex } from './bibtex';
import { cslJson } from './csl-json';
import type { ArtifactRecord, RecordSource } from './record';
import { dublinCore } from './dublin-core';
import { exportFormats } from './export-formats';
import { exportRow } from './export-rows';
import { jsonLd } from './json-ld';
import { writeXml } from '../../web/http/xml';

/** How a format writes one artifact. */
interface Writer {
  write: (record: ArtifactRecord, source: RecordSource) => string;
  /** Says in the format that there is no such artifact. */
  writeError: (message: string) => string;
}

/** A format of one artifact. */
export interface RecordFormat extends Writer {
  /** What its address has behind `/records/ID.`. */
  ending: RecordEnding;
  mediaType: string;
  /** Other names of the media type, which clients ask for. */
  aliases?: readonly string[];
}

const jsonError = (message: string) => JSON.stringify({ message });

/** A new format is one row here, the function that writes it, and one row in common/record-formats.ts. */
const writers: Readonly<Record<RecordEnding, Writer>> = {
  json: { write: restJson, writeError: jsonError },
  jsonld: { write: jsonLd, writeError: jsonError },
  xml: {
    write: (record, source) => writeXml(dublinCore(record, source)),
    writeError: (message) => writeXml({ error: message }),
  },
  csv: {
    write(record, source) {
      const { csv } = exportFormats(publicFacts(source.site.get().record));
      return csv.head + csv.write([exportRow(record, source)], 0);
    },
    writeError: (message) => `message\r\n"${message}"\r\n`,
  },
  bib: {
    write: bibtex,
    // BibTeX reads everything outside of entries as a comment.
    writeError: (message) => `% ${message}\n`,
  },
  'csl.json': { write: cslJson, writeError: jsonError },
};

/** Every format of a record, with its writer. */
export const formats: readonly RecordFormat[] = recordFormats.map((format) => ({
  ...format,
  ...writers[format.ending],
}));

/** The artifact as REST shows it to visitors. The licence stands beside its fields. */
function restJson(record: ArtifactRecord, { dataLicense }: RecordSource): string {
  const { id, userName, likeCount } = record;
  const written = Object.fromEntries(INPUT_FIELDS.map((name) => [name, record[name]])) as Pick<
    ArtifactRecord,
    (typeof INPUT_FIELDS)[number]
  >;
  const artifact = presentArtifact(
    { id, ...written, userName, likeCount, userEmail: null },
    { [record.artifactType]: record.artifactTypeLabel },
  );
  return JSON.stringify({ ...artifact, license: dataLicense ?? undefined });
}
