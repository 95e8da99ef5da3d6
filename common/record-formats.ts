/** A format of a record, as addresses and the header Accept name it. */
interface MediaFormat {
  /** What its address has behind `/records/ID.`. */
  ending: string;
  mediaType: string;
  /** Other names of the media type, which clients ask for. */
  aliases?: readonly string[];
}

/** Every format of a record. Of formats that a client accepts alike, the first one is sent. */
export const recordFormats = [
  { ending: 'json', mediaType: 'application/json' },
  { ending: 'jsonld', mediaType: 'application/ld+json' },
  { ending: 'xml', mediaType: 'application/xml', aliases: ['text/xml'] },
  { ending: 'csv', mediaType: 'text/csv' },
  { ending: 'bib', mediaType: 'application/x-bibtex', aliases: ['text/x-bibtex'] },
  {
    ending: 'csl.json',
    mediaType: 'application/vnd.citationstyles.csl+json',
    aliases: ['application/citeproc+json'],
  },
] as const satisfies readonly MediaFormat[];

export type RecordEnding = (typeof recordFormats)[number]['ending'];
