import { pictureRights } from '../generated/picture-rights';

const labels = new Map(pictureRights);

const LICENCE = /^https:\/\/creativecommons\.org\/licenses\/([^/]+)\/([^/]+)\/(?:([^/]+)\/)?$/;

/** The rights of a picture for readers, from their URI: "CC BY-SA 3.0 DE" for a licence that is not in the list. */
export function rightsLabel(uri: string): string {
  const [, licence, version, port] = LICENCE.exec(uri) ?? [];
  const licenceLabel =
    licence &&
    ['CC', licence.toUpperCase(), version, port?.toUpperCase()].filter(Boolean).join(' ');
  return labels.get(uri) ?? licenceLabel ?? uri;
}
