import { isEmail } from 'class-validator';
import type { Member } from '../../../catalogue/members/member.entity';
import { roleOf } from '../../../catalogue/members/role';
import type { Database } from '../../../database/database';
import type { Sql } from '../../../database/sql';
import type { Writer } from '../../../database/writer';
import { WAITING_KINDS } from '../desk-items';
import { DeskReader } from '../desk.reader';
import { DeskSettings } from '../desk-settings';
import { MemberDesk } from '../member-desk.entity';
import { digestMessage } from './digest-message';
import { dueMembers, longestAgo } from './due-members';
import type { Delivery, Mailer } from './mailer';

/** How many new items are read: more are never named. */
const MAX_ITEMS = 1_000;

interface DigestParts {
  database: Database;
  writer: Pick<Writer, 'run'>;
  mailer: Mailer;
  publicUrl: string;
  siteName: string;
  /** Takes what failed, without addresses. */
  warn: (reason: string) => void;
  /** Ends the run after the message that is being sent. */
  signal: AbortSignal;
}

type Mark = Pick<MemberDesk, 'lastDigestAt' | 'lastDigestSeen'>;

/**
 * Sends every digest that is due. Several processes may do so at once: each digest is marked as sent before it
 * is sent, by one statement that only one of them can win. So a crash between the two costs a member one digest,
 * and nobody gets one twice. The mark is taken back where the mail server certainly has not taken the message.
 * @returns how many were sent.
 */
export async function sendDigests(parts: DigestParts, now = Date.now()): Promise<number> {
  let sent = 0;
  for (const member of await dueMembers(parts.database, now)) {
    if (parts.signal.aborted) break;
    const delivery = await sendDigest(parts, member, now);
    if (delivery === 'sent') sent += 1;
    // The next message would wait as long for the server as this one.
    if (delivery === 'away') break;
  }
  return sent;
}

async function sendDigest(
  { database, writer, mailer, publicUrl, siteName, warn, signal }: DigestParts,
  member: Member,
  now: number,
): Promise<Delivery | null> {
  const { uid, email } = member;
  const settings = new DeskSettings(database, writer);
  const reader = new DeskReader(database);
  const owner = { uid, role: roleOf(member) };
  const before = await settings.of(uid);
  const items = await reader.readNewer(
    owner,
    before.lastDigestSeen?.getTime() ?? 0,
    MAX_ITEMS,
    now,
  );
  const [newest] = items;
  if (!newest || !items.some(({ kind }) => WAITING_KINDS.includes(kind))) return null;
  if (!email.isWellFormed() || !isEmail(email)) return null;

  const mark: Mark = { lastDigestAt: new Date(now), lastDigestSeen: newest.since };
  const dueSince = longestAgo(before.digest, now);
  if (dueSince === null) return null;
  // Another process may have sent one since this one has looked.
  const isMine = await replaceMark(writer, before, mark, {
    sql: 'COALESCE("lastDigestAt", 0) <= :dueSince',
    parameters: { dueSince },
  });
  if (!isMine) return null;
  const waiting = await reader.countWaiting(owner, now);
  const { unsubscribeKey } = before;
  const { delivery, reason } = await mailer.send(
    digestMessage({ to: email, siteName, publicUrl, unsubscribeKey, items, waiting }),
    signal,
  );
  if (delivery === 'sent') return delivery;
  warn(`${delivery}: ${reason}`);
  const ours: Sql = { sql: '"lastDigestAt" = :now', parameters: { now } };
  // A server that refuses a message is not asked again within the interval.
  const { lastDigestSeen } = before;
  if (delivery === 'refused') await replaceMark(writer, before, { ...mark, lastDigestSeen }, ours);
  if (delivery === 'later' || delivery === 'away') await replaceMark(writer, before, before, ours);
  return delivery;
}

/** @returns whether the mark fulfilled the condition, and the member still wants digests so often. */
async function replaceMark(
  writer: Pick<Writer, 'run'>,
  { memberUid, digest }: MemberDesk,
  { lastDigestAt, lastDigestSeen }: Mark,
  { sql, parameters }: Sql,
): Promise<boolean> {
  const { affected } = await writer.run(({ manager }) =>
    manager
      .createQueryBuilder()
      .update(MemberDesk)
      .set({ lastDigestAt, lastDigestSeen })
      .where('"memberUid" = :memberUid AND "digest" = :digest', { memberUid, digest })
      .andWhere(sql, parameters)
      .execute(),
  );
  return affected === 1;
}
