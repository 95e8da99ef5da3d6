import { publicPaths } from '../../../../common/public-paths';
import { type DeskItem } from '../desk.types';
import { wordsOf } from '../item-words';
import type { Message } from './mailer';

/** How many items a digest names. */
export const NAMED_ITEMS = 20;

interface Digest {
  to: string;
  siteName: string;
  publicUrl: string;
  unsubscribeKey: string;
  /** What is new, newest first. */
  items: readonly DeskItem[];
  /** How much of the desk waits for an act of the member. */
  waiting: number;
}

/** The message that says what is new on a desk: names and links, and no texts of others. */
export function digestMessage(digest: Digest): Message {
  const { to, siteName, publicUrl, unsubscribeKey, items, waiting } = digest;
  const unsubscribeAddress = publicUrl + publicPaths.unsubscribe(unsubscribeKey);
  const named = items.slice(0, NAMED_ITEMS);
  const more = items.length - named.length;
  const things = waiting === 1 ? '1 thing waits' : `${waiting} things wait`;
  return {
    ...{ to, unsubscribeAddress },
    fromName: siteName,
    subject: `${things} for you on ${siteName}`,
    text: [
      `New on your desk:`,
      '',
      ...named.map((item) => `- ${wordsOf(item)}`),
      ...(more > 0 ? [`- and ${more} more`] : []),
      '',
      `Your desk: ${publicUrl}${publicPaths.desk}`,
      '',
      '-- ',
      `You choose on ${publicUrl}${publicPaths.account} how often you get this.`,
      `To get no more: ${unsubscribeAddress}`,
      '',
    ].join('\n'),
  };
}
