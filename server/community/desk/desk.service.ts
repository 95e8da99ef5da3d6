import { DEFAULT_INTERVAL, type DigestInterval } from '../../../common/digest-intervals';
import { publicPaths } from '../../../common/public-paths';
import { type Connection, type PageArgs, readConnection } from '../../web/graphql/connection';
import type { Context } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { ArtifactService } from '../../catalogue/artifacts/artifact.service';
import { WaitingReader } from '../../catalogue/artifacts/hidden/waiting.reader';
import { roleOf } from '../../catalogue/members/role';
import type { DeskOwner } from './desk-items';
import { DeskReader } from './desk.reader';
import { DeskSettings } from './desk-settings';
import {
  type DeskItem,
  DeskItemKind,
  type ReadPage,
  type ReadSuggestions,
  type ReadWaiting,
} from './desk.types';
import { SuggestionDesk } from '../suggestions/suggestion-desk';

/** How many items the feed has at most. */
const FEED_ITEMS = 50;

/** The kinds that are about suggestions. */
const SUGGESTIONS: readonly DeskItemKind[] = [DeskItemKind.SUGGESTION, DeskItemKind.ENDED];

/** The kinds that are about artifacts that are not in the catalogue, and not hidden. */
const WAITING: readonly DeskItemKind[] = [DeskItemKind.WAITING, DeskItemKind.SENT_BACK];

/** The desk of a member, which nobody else sees. The caller has checked whose it is. */
export class DeskService {
  readonly settings: DeskSettings;
  private readonly reader: DeskReader;
  private readonly artifacts: ArtifactService;
  private readonly waiting: WaitingReader;

  constructor(private readonly services: Services) {
    const { database, writer } = services;
    this.artifacts = services.get(ArtifactService);
    this.waiting = services.get(WaitingReader);
    this.reader = new DeskReader(database);
    this.settings = new DeskSettings(database, writer);
  }

  /** What lies on the desk, oldest first. */
  page(owner: DeskOwner, args: PageArgs): Promise<Connection<DeskItem>> {
    return readConnection<DeskItem>(
      {
        ordering: this.reader.ordering,
        read: async (page) => this.withDetails(await this.reader.readPage(owner, page)),
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

  /** The artifact of an item, as the caller sees it; null for a hidden one. */
  async artifactOf(
    { kind, artifactId, readWaiting }: DeskItem,
    caller: Context,
    selection: Selection,
  ): Promise<ArtifactRow | null> {
    if (kind === DeskItemKind.HIDDEN) return null;
    return WAITING.includes(kind)
      ? ((await readWaiting?.(caller, selection))?.get(artifactId) ?? null)
      : this.artifacts.find(String(artifactId), selection);
  }

  /** What all items of a page show is read together, by the first item that shows its own. */
  private withDetails(items: readonly DeskItem[]): DeskItem[] {
    const ofKinds = (kinds: readonly DeskItemKind[]) =>
      items.filter(({ kind }) => kinds.includes(kind));
    const readSuggestions: ReadSuggestions = once((caller, selection) => {
      const ids = ofKinds(SUGGESTIONS).map(({ id }) => id);
      return this.services.get(SuggestionDesk).readByIds(caller, ids, selection);
    });
    const readWaiting: ReadWaiting = once((caller, { columns }) => {
      const ids = ofKinds(WAITING).map(({ artifactId }) => artifactId);
      return this.waiting.readByIds(caller, ids, columns);
    });
    return items.map((item) => Object.assign(item, { readSuggestions, readWaiting }));
  }

  private addressOf(key: string): string {
    return this.services.deployment.publicUrl + publicPaths.deskFeed(key);
  }
}

/** Reads at the first call, and gives the same to every later one. */
function once<Id, Detail>(read: ReadPage<Id, Detail>): ReadPage<Id, Detail> {
  let reading: ReturnType<typeof read> | undefined;
  return (caller, selection) => (reading ??= read(caller, selection));
}
