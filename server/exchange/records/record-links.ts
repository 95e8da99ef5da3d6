import { publicPaths } from '../../../common/public-paths';
import type { Link } from '../../web/http/links';
import { recordAddress, type RecordSource } from './record';
import { formats, type RecordFormat } from './formats';

/** The format that says most to programs. */
const DESCRIPTION = 'application/ld+json';

/**
 * The links of the page, the address and the formats of an artifact: to its other formats, to its
 * description for programs, to the address to cite, and to the licence of the data.
 * @param self the format that links; null for the address of the record, which has no format.
 */
export function recordLinks(
  source: RecordSource,
  id: string,
  self: RecordFormat | 'page' | null,
): Link[] {
  const address = recordAddress(source, id);
  const alternates: Link[] = formats
    .filter((format) => format !== self)
    .map(({ ending, mediaType }) => ({
      rel: 'alternate',
      href: source.publicUrl + publicPaths.recordIn(id, ending),
      type: mediaType,
    }));
  const describedBy = alternates
    .filter(({ type }) => type === DESCRIPTION)
    .map((link) => ({ ...link, rel: 'describedby' }));
  const page: Link = { rel: 'alternate', href: address, type: 'text/html' };
  return [
    { rel: 'cite-as', href: address },
    ...describedBy,
    ...(self === 'page' ? alternates : [page, ...alternates]),
    ...(source.dataLicense ? [{ rel: 'license', href: source.dataLicense }] : []),
  ];
}
