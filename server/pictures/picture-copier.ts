import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { SHOWN_PICTURES } from './addresses-of';
import { PictureError } from './picture-error';
import { PictureLink } from './picture-link.entity';
import { RETRY_DELAYS } from './retry-delays';

/** How long the copier waits after it has begun copies, when none is due, and when this server fails, in milliseconds. */
const PAUSE = 1_000;
const POLL = 5_000;
const OUTAGE = 30_000;

/** How many pictures are copied at a time: of all, of one member, and from one host. */
const MOST = 8;
const MOST_OF_MEMBER = 4;
const MOST_OF_HOST = 2;

/** How many due pictures are looked at for those that may be copied now. */
const CANDIDATES = 32;

interface Parts {
  database: Database;
  writer: Writer;
  /** Fetches a picture of another site, or a drawing. @throws when that fails. */
  fetch: (url: string) => Promise<Buffer>;
  /** Stores the picture for its address. @throws when that fails. */
  keepCopy: (url: string, file: Buffer) => Promise<void>;
  /** Takes the outcome of each attempt. */
  onAttempt: (failure: unknown) => void;
}

/** A picture that is due. */
interface DueLink extends Pick<PictureLink, 'url' | 'attempts'> {
  nextAttemptAt: number | string;
  /** One whose artifact names the picture; null if none is shown. */
  member: string | null;
  host: string;
}

/**
 * Copies linked pictures, several at a time, with turns by member and by host: dead links delay few others.
 * Several processes may share the work. An attempt is written before it begins: when the process ends
 * meanwhile, the next attempt is made later, as after a failure.
 */
export class PictureCopier {
  private closed = false;
  private polling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private readonly copying = new Map<DueLink, Promise<void>>();
  /** Why a copy failed that this server could not store. */
  private outage: Error | null = null;

  constructor(private readonly parts: Parts) {}

  /** Copies until `close`. @param onOutage takes an error of the database or of the storage. */
  start(onOutage: (error: unknown) => void): void {
    const poll = async () => {
      const begun = performance.now();
      const pause = await this.beginCopies().then(
        (count) => (count > 0 ? PAUSE : POLL),
        (error: unknown) => {
          if (!this.closed) onOutage(error);
          return OUTAGE;
        },
      );
      if (this.closed) return;
      // A list of very many links takes long, and is read less often.
      const rest = Math.max(pause, 10 * (performance.now() - begun));
      this.timer = setTimeout(() => void (this.polling = poll()), rest).unref();
    };
    this.polling = poll();
  }

  /** Waits for the pictures that are being copied. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.polling;
    await Promise.all(this.copying.values());
  }

  /**
   * Tries the pictures whose turn it is, and waits for them.
   * @returns how many there were
   * @throws when this server cannot store pictures now; these attempts do not count then
   */
  async copyDue(now = Date.now()): Promise<number> {
    const count = await this.beginCopies(now);
    await Promise.all(this.copying.values());
    this.throwOutage();
    return count;
  }

  /** @throws what has prevented a copy since the last call */
  private async beginCopies(now = Date.now()): Promise<number> {
    this.throwOutage();
    let count = 0;
    for (const due of await this.findDue(now)) {
      if (this.closed || !this.hasRoomFor(due)) continue;
      const isOurs = await this.parts.writer.run((runner) => claim(runner, due, now));
      if (!isOurs) continue;
      count += 1;
      const copying = this.copy(due, now)
        .catch((error: unknown) => {
          this.outage = error instanceof Error ? error : new Error(String(error));
        })
        .finally(() => this.copying.delete(due));
      this.copying.set(due, copying);
    }
    return count;
  }

  private hasRoomFor({ member, host }: DueLink): boolean {
    const links = [...this.copying.keys()];
    return (
      links.length < MOST &&
      links.filter((link) => link.member === member).length < MOST_OF_MEMBER &&
      links.filter((link) => link.host === host).length < MOST_OF_HOST
    );
  }

  private throwOutage(): void {
    const { outage } = this;
    this.outage = null;
    if (outage !== null) throw outage;
  }

  private async copy({ url, attempts, nextAttemptAt }: DueLink, now: number): Promise<void> {
    const { fetch, keepCopy, onAttempt, writer } = this.parts;
    try {
      await keepCopy(url, await fetch(url));
    } catch (error) {
      if (!this.closed && !isOfThisServer(error)) {
        onAttempt(error);
        return;
      }
      // After an outage behind all that are due: it may be this picture that cannot be stored.
      const next = this.closed ? Number(nextAttemptAt) : now + OUTAGE;
      const again = { attempts, nextAttemptAt: new Date(next) };
      await writer.run(({ manager }) => manager.update(PictureLink, { url }, again));
      if (this.closed) return;
      throw error;
    }
    onAttempt(null);
  }

  /** The pictures that are due, in their turns: each member's first, and among a member's each host's first. */
  private findDue(now: number): Promise<DueLink[]> {
    const { database } = this.parts;
    const host = database.engine.dialect.originOf('"url"');
    return database.select<DueLink>(
      'due pictures',
      () => `
        SELECT "url", "attempts", "nextAttemptAt", "member", "host" FROM (
          SELECT *, row_number() OVER (
            PARTITION BY "member" ORDER BY "hostTurn", "nextAttemptAt") AS "turn"
          FROM (
            SELECT *, row_number() OVER (
              PARTITION BY "member", "host" ORDER BY "nextAttemptAt") AS "hostTurn"
            FROM (
              SELECT "url", "attempts", "nextAttemptAt", ${host} AS "host",
                (SELECT min("ownerUid") FROM "artifacts" WHERE "id" IN (
                  SELECT "artifactId" FROM ${SHOWN_PICTURES} "shown"
                  WHERE "shown"."image" = "url")) AS "member"
              FROM "picture_links" WHERE "nextAttemptAt" <= :now
            ) AS "due"
          ) AS "in_turns_of_hosts"
        ) AS "in_turns"
        ORDER BY "turn", random() LIMIT ${CANDIDATES}`,
      { now },
    );
  }
}

/** Whether the server is to blame. A picture for which it lacks time or memory is not tried for ever. */
const isOfThisServer = (error: unknown): boolean =>
  error instanceof PictureError && error.isTemporary && error.code !== 'OVERLOADED';

/** Writes the attempt. @returns false when another process did so first. */
async function claim({ manager }: QueryRunner, due: DueLink, now: number): Promise<boolean> {
  const delay = RETRY_DELAYS[due.attempts];
  const { affected } = await manager
    .createQueryBuilder()
    .update(PictureLink)
    .set({
      attempts: due.attempts + 1,
      nextAttemptAt: delay === undefined ? null : new Date(now + delay),
    })
    .where('"url" = :url AND "nextAttemptAt" = :due', { url: due.url, due: due.nextAttemptAt })
    .execute();
  return affected === 1;
}
