import { publicPaths } from '../../../common/public-paths';
import { writeXml } from '../../web/http/xml';
import type { DeskItem } from './desk.types';
import { wordsOf } from './item-words';

interface Source {
  publicUrl: string;
  siteName: string;
}

/** An Atom feed (RFC 4287) of a desk. It names what lies there, and does not contain its own address. */
export function deskFeed(items: readonly DeskItem[], { publicUrl, siteName }: Source): string {
  const page = publicUrl + publicPaths.desk;
  const newest = Math.max(0, ...items.map(({ since }) => since.getTime()));
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: page,
      title: `${siteName}: my desk`,
      updated: new Date(newest).toISOString(),
      author: { name: siteName },
      link: { '@rel': 'alternate', '@type': 'text/html', '@href': page },
      entry: items.map((item) => ({
        id: `${page}#${item.kind}-${item.id}-${item.since.getTime()}`,
        title: wordsOf(item),
        updated: item.since.toISOString(),
        link: { '@rel': 'alternate', '@type': 'text/html', '@href': page },
      })),
    },
  });
}
