import { type ArtifactRecord, recordAddress, type RecordSource } from './record';
import { siteSlug } from '../../../common/site-slug';

/** What a citation of the artifact's record says, for CSL-JSON and BibTeX. */
export interface Citation {
  /** The name of the catalogue. */
  siteName: string;
  /** Unique within the catalogue; programs cite by it. */
  key: string;
  title: string;
  /** The name of the member who added it. Family names and given names are not separated. */
  author: string;
  /** When it was added, in UTC. */
  year: number;
  /** From 1 on. */
  month: number;
  day: number;
  url: string;
  note: string | undefined;
}

/** The citation of a record: an entry of the catalogue, which its contributor has published there. */
export function citationOf(record: ArtifactRecord, source: RecordSource): Citation {
  const added = new Date(record.addedAt);
  return {
    key: `${siteSlug(source.site.name) || 'record'}-${record.id}`,
    title: record.artifactName,
    author: record.userName,
    year: added.getUTCFullYear(),
    month: added.getUTCMonth() + 1,
    day: added.getUTCDate(),
    url: recordAddress(source, record.id),
    siteName: source.site.name,
    note: source.dataLicense ? `Licence of the data: ${source.dataLicense}` : undefined,
  };
}

/**
 * The record in CSL-JSON: a list of one item. Years before Christ are negative, without a year 0, as in
 * the catalogue.
 */
export function cslJson(record: ArtifactRecord, source: RecordSource): string {
  const { key, title, author, year, month, day, url, note, siteName } = citationOf(record, source);
  const { made } = record;
  const years = made && [...new Set([made.earliest, made.latest])];
  return JSON.stringify([
    {
      id: key,
      type: 'webpage',
      title,
      author: [{ literal: author }],
      issued: { 'date-parts': [[year, month, day]] },
      'container-title': siteName,
      publisher: siteName,
      genre: record.artifactTypeLabel,
      'original-date': years
        ? { 'date-parts': years.map((made) => [made]) }
        : record.createdAt
          ? { literal: record.createdAt }
          : undefined,
      archive: record.presentLocation || undefined,
      abstract: record.description || record.historicalContext || undefined,
      URL: url,
      note,
    },
  ]);
}
