/** A part of a path. An e-mail address keeps its @, which is legal in a path and easier to read. */
export const pathSegment = (value: string | number): string =>
  encodeURIComponent(value).replaceAll('%40', '@');

const details = '/artifactsdetails';
const records = '/records';
const embeds = '/embed';

/** The facts by whose values the catalogue is browsed. */
export const browsePath = '/browse';
/** The values of a fact. */
export const browseKeyPath = (key: string): string => `${browsePath}/${pathSegment(key)}`;
/** The artifacts that have a value of a fact. */
export const browseFactPath = (key: string, value: string): string =>
  `${browseKeyPath(key)}/${pathSegment(value)}`;
/** The parameter of an artifact's page that says which of its pictures is shown large, counted from 1. */
export const PICTURE_PARAMETER = 'picture';

/** The paths that the server and the pages know. `client/paths.ts` adds those of the other pages. */
export const publicPaths = {
  /** The gallery. */
  allArtifacts: '/all-artifacts',
  details,
  /** The page of an artifact for members. */
  artifact: (id: string) => `${details}/${pathSegment(id)}`,
  records,
  /** The one address of an artifact for people and programs. */
  record: (id: string | number) => `${records}/${pathSegment(id)}`,
  /** The record in a format of record-formats.ts. */
  recordIn: (id: string | number, ending: string) => `${records}/${pathSegment(id)}.${ending}`,
  citations: (id: string) => `${records}/${pathSegment(id)}/citations`,
  civilization: (key: string) => `/civilization/${pathSegment(key)}`,
  embeds,
  /** The card of an artifact for the frames of other sites. */
  embed: (id: string) => `${embeds}/${pathSegment(id)}`,
  oEmbed: '/oembed',
  feed: '/feed.atom',
  /** The member's own page of what waits for them. */
  desk: '/desk',
  /** Its feed. Only the member knows the key. */
  deskFeed: (key: string) => `/desk/${pathSegment(key)}.atom`,
  /** The page at which one press ends the digests of a member. */
  unsubscribe: (key: string) => `/unsubscribe/${pathSegment(key)}`,
  account: '/account',
  /** Leads to the record of any artifact, another one each time. */
  surprise: '/surprise',
  /** Every artifact of a list, as a file: csv or ndjson. */
  exportIn: (ending: string) => `/export.${ending}`,
  /** Takes the spreadsheets of members, and is the page about them. */
  sheets: '/sheets',
  sheet: (id: string) => `/sheets/${pathSegment(id)}`,
  /** The rows of a sheet that are wrong. */
  wrongRows: (id: string) => `/sheets/${pathSegment(id)}/wrong.csv`,
  /** Takes uploads. Stored pictures are below it. */
  pictures: '/pictures',
  graphql: '/graphql',
};
