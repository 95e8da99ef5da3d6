import { DEFAULT_INTERVAL, type DigestInterval } from '../../../common/digest-intervals';
import { publicPaths } from '../../../common/public-paths';
import { type Connection, type PageArgs, readConnection } from '../../web/graphql/connection';
import type { Services } from '../../web/graphql/services';
import { roleOf } from '../../catalogue/members/role';
import type { DeskOwner } from './desk-items';
import { DeskReader } from './desk.reader';
import { DeskSettings } from './desk-settings';
import { type DeskItem, DeskItemKind, type ReadSuggestions } from './desk.types';
import { SuggestionDesk } from '../suggestions/suggestion-desk';

/** How many items the feed has at most. */
const FEED_ITEMS = 50;

/** The kinds that are about suggestions. */
const SUGGESTIONS: readonly DeskItemKind[] = [DeskItemKind.SUGGESTION, DeskItemKind.ENDED];

/** The desk of a member, which nobody else sees. The caller has checked whose it is. */
export class DeskService {
  readonly settings: DeskSettings;
  private readonly reader: DeskReader;

  constructor(private readonly services: Services) {
    const { database, writer } = services;
    this.reader = new DeskReader(database);
    this.settings = new DeskSettings(database, writer);
  }

  /** What lies on the desk, oldest first. */
  page(owner: DeskOwner, args: PageArgs): Promise<Connection<DeskItem>> {
    return readConnection<DeskItem>(
      {
        ordering: this.reader.ordering,
        read: async (page) => this.withSuggestions(await this.reader.readPage(owner, page)),
      },
      args,
    );
  }

  /** How many items wait for an act of the owner. */
  countWaiting(owner: DeskOwner): Promise<number> {
    return this.reader.countWaiting(owner);
  }

  /** The address of the feed. Only the member learns it. */
  async feedOf(uid: string): Promise<string> {
    return this.addressOf((await this.settings.of(uid)).feedKey);
  }

  /** Ends the old address of the feed. @returns the new one. */
  async renewFeed(uid: string): Promise<string> {
    return this.addressOf(await this.settings.renewFeed(uid));
  }

  /** The newest items of the desk whose feed has this key; null without such a feed. */
  async itemsOfFeed(key: string): Promise<DeskItem[] | null> {
    const member = await this.settings.ownerOfFeed(key);
    return (
      member && this.reader.readNewer({ uid: member.uid, role: roleOf(member) }, 0, FEED_ITEMS)
    );
  }

  /** How often the member is told by mail. */
  async digestOf(uid: string): Promise<DigestInterval> {
    return (await this.settings.find(uid))?.digest ?? DEFAULT_INTERVAL;
  }

  /** The suggestions of all items are read together, by the first item that shows its own. */
  private withSuggestions(items: readonly DeskItem[]): DeskItem[] {
    const ids = items.filter(({ kind }) => SUGGESTIONS.includes(kind)).map(({ id }) => id);
    let reading: ReturnType<ReadSuggestions> | undefined;
    const readSuggestions: ReadSuggestions = (caller, selection) =>
      (reading ??= this.services.get(SuggestionDesk).readByIds(caller, ids, selection));
    return items.map((item) => Object.assign(item, { readSuggestions }));
  }

  private addressOf(key: string): string {
    return this.services.deployment.publicUrl + publicPaths.deskFeed(key);
  }
}
