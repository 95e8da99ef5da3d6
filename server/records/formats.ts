import { INPUT_FIELDS } from '../../rest-compat/openapi/schemas';
import { presentArtifact } from '../../rest-compat/present';
import { bibtex } from './bibtex';
import { cslJson } from './csl-json';
import type { ArtifactRecord, RecordSource } from './record';
import { dublinCore } from './dublin-core';
import { exportFormats, exportRow } from './export-rows';
import { jsonLd } from './json-ld';
import { writeXml } from './xml';

/** A format of one artifact. */
export interface RecordFormat {
  /** What its address has behind `/records/ID.`. */
  ending: string;
  mediaType: string;
  /** Other names of the media type, which clients ask for. */
  aliases?: readonly string[];
  write: (record: ArtifactRecord, source: RecordSource) => string;
  /** Says in the format that there is no such artifact. */
  writeError: (message: string) => string;
}

const jsonError = (message: string) => JSON.stringify({ message });

/**
 * Every format of a record. A new format is one row here, and the function that writes it. Of formats
 * that a client accepts alike, the first one is sent.
 */
export const formats: readonly RecordFormat[] = [
  {
    ending: 'json',
    mediaType: 'application/json',
    write: restJson,
    writeError: jsonError,
  },
  {
    ending: 'jsonld',
    mediaType: 'application/ld+json',
    write: jsonLd,
    writeError: jsonError,
  },
  {
    ending: 'xml',
    mediaType: 'application/xml',
    aliases: ['text/xml'],
    write: (record, source) => writeXml(dublinCore(record, source)),
    writeError: (message) => writeXml({ error: message }),
  },
  {
    ending: 'csv',
    mediaType: 'text/csv',
    write: (record, source) =>
      exportFormats.csv.head + exportFormats.csv.write([exportRow(record, source)]),
    writeError: (message) => `message\r\n"${message}"\r\n`,
  },
  {
    ending: 'bib',
    mediaType: 'application/x-bibtex',
    aliases: ['text/x-bibtex'],
    write: bibtex,
    // BibTeX reads everything outside of entries as a comment.
    writeError: (message) => `% ${message}\n`,
  },
  {
    ending: 'csl.json',
    mediaType: 'application/vnd.citationstyles.csl+json',
    aliases: ['application/citeproc+json'],
    write: cslJson,
    writeError: jsonError,
  },
];

/** The artifact as REST shows it to visitors. The licence stands beside its fields. */
function restJson(record: ArtifactRecord, { dataLicense }: RecordSource): string {
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
