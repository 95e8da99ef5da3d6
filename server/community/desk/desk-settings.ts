import { randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { DEFAULT_INTERVAL, type DigestInterval } from '../../../common/digest-intervals';
import { Member } from '../../catalogue/members/member.entity';
import type { Database } from '../../database/database';
import type { Writer } from '../../database/writer';
import { MemberDesk } from './member-desk.entity';

/** 192 random bits in the characters of a path. Nobody guesses one, so looking one up may take any time. */
const newKey = (): string => randomBytes(24).toString('hex');

/** What a key looks like, for routes. */
export const KEY_PATTERN = '^[0-9a-f]{48}';

/** Stores what members choose for their desks. */
export class DeskSettings {
  constructor(
    private readonly database: Database,
    private readonly writer: Pick<Writer, 'run'>,
  ) {}

  /** The settings as stored; null before the first one. */
  find(memberUid: string): Promise<MemberDesk | null> {
    return this.manager.findOneBy(MemberDesk, { memberUid });
  }

  /** The settings, which are stored first if there are none. */
  async of(memberUid: string): Promise<MemberDesk> {
    const stored = await this.find(memberUid);
    if (stored) return stored;
    const keys = { feedKey: newKey(), unsubscribeKey: newKey() };
    const row = { memberUid, ...keys, digest: DEFAULT_INTERVAL };
    await this.writer.run((runner) => this.database.insertIfAbsent(runner, MemberDesk, row));
    return this.manager.findOneByOrFail(MemberDesk, { memberUid });
  }

  /** Ends the address of the feed. @returns the key of the new one. */
  async renewFeed(memberUid: string): Promise<string> {
    await this.of(memberUid);
    const feedKey = newKey();
    await this.writer.run(({ manager }) => manager.update(MemberDesk, { memberUid }, { feedKey }));
    return feedKey;
  }

  async setDigest(memberUid: string, digest: DigestInterval): Promise<void> {
    await this.of(memberUid);
    await this.writer.run(({ manager }) => manager.update(MemberDesk, { memberUid }, { digest }));
  }

  /** Ends the digests of the member with this key. @returns whether there is one. */
  async unsubscribe(unsubscribeKey: string): Promise<boolean> {
    const { affected } = await this.writer.run(({ manager }) =>
      manager.update(MemberDesk, { unsubscribeKey }, { digest: 'NEVER' }),
    );
    return affected === 1;
  }

  /** Who has the feed with this key. */
  async ownerOfFeed(feedKey: string): Promise<Member | null> {
    const desk = await this.manager.findOneBy(MemberDesk, { feedKey });
    return desk && this.manager.findOneBy(Member, { uid: desk.memberUid, erasedAt: IsNull() });
  }

  private get manager() {
    return this.database.dataSource.manager;
  }
}
