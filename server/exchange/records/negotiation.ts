import Negotiator from 'negotiator';
import { formats, type RecordFormat } from './formats';

/** The page comes first, so that a client that accepts everything gets it. */
const offers: readonly (readonly [mediaType: string, format: RecordFormat | 'page'])[] = [
  ['text/html', 'page'],
  ...formats.flatMap((format) =>
    [format.mediaType, ...(format.aliases ?? [])].map((type) => [type, format] as const),
  ),
  ['application/xhtml+xml', 'page'],
];
const byMediaType = new Map(offers);
const mediaTypes = [...byMediaType.keys()];

/**
 * What the header `Accept` prefers: a format, or the artifact's page. Without a preference, the page.
 * @returns null when the client accepts none of them.
 */
export function preferredFormat(accept: string | undefined): RecordFormat | 'page' | null {
  const preferred = new Negotiator({ headers: { accept: accept || '*/*' } }).mediaType(mediaTypes);
  return (preferred && byMediaType.get(preferred)) || null;
}

/** Longer endings come first: `.csl.json` ends with `.json`, too. */
const byEnding = [...formats].sort((a, b) => b.ending.length - a.ending.length);

/** The artifact and the format that the last part of an address names; no format without an ending. */
export function parseRecordName(name: string): { id: string; format: RecordFormat | null } {
  const format = byEnding.find(({ ending }) => name.endsWith(`.${ending}`)) ?? null;
  return { id: format ? name.slice(0, -format.ending.length - 1) : name, format };
}
