import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { PictureError } from './picture-error';
import { PictureLink } from './picture-link.entity';
import { RETRY_DELAYS } from './retry-delays';

/** How long the copier waits after a picture, when none is due, and when this server fails, in milliseconds. */
const PAUSE = 1_000;
const POLL = 5_000;
const OUTAGE = 30_000;

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
type DueLink = Pick<PictureLink, 'url' | 'attempts'> & { nextAttemptAt: number | string };

/**
 * Copies linked pictures, one after the other. Several processes may share the work. An attempt is written
 * before it begins: when the process ends meanwhile, the next attempt is made later, as after a failure.
 */
export class PictureCopier {
  private closed = false;
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {}

  /** Copies until `close`. @param onOutage takes an error of the database or of the storage. */
  start(onOutage: (error: unknown) => void): void {
    const next = async () => {
      const wait = await this.copyNext().then(
        (wasDue) => (wasDue ? PAUSE : POLL),
        (error: unknown) => {
          if (!this.closed) onOutage(error);
          return OUTAGE;
        },
      );
      if (!this.closed) this.timer = setTimeout(() => void (this.running = next()), wait).unref();
    };
    this.running = next();
  }

  /** Waits for the picture that is being copied. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /**
   * Tries the picture that is due longest.
   * @returns whether one was due
   * @throws when this server cannot store pictures now; the attempt does not count then
   */
  async copyNext(now = Date.now()): Promise<boolean> {
    const due = await this.findDue(now);
    if (!due) return false;
    const isOurs = await this.parts.writer.run((runner) => claim(runner, due, now));
    if (isOurs) await this.copy(due, now);
    return true;
  }

  private async copy({ url, attempts }: DueLink, now: number): Promise<void> {
    const { fetch, keepCopy, onAttempt, writer } = this.parts;
    try {
      await keepCopy(url, await fetch(url));
    } catch (error) {
      if (!(error instanceof PictureError && error.isTemporary)) {
        onAttempt(error);
        return;
      }
      // Behind all that are due: it may be this picture that cannot be stored.
      const again = { attempts, nextAttemptAt: new Date(now + OUTAGE) };
      await writer.run(({ manager }) => manager.update(PictureLink, { url }, again));
      throw error;
    }
    onAttempt(null);
  }

  private async findDue(now: number): Promise<DueLink | undefined> {
    const { database } = this.parts;
    const [due] = await database.select<DueLink>(
      'due picture',
      () =>
        database
          .from(PictureLink, 'link')
          .select('link.url', 'url')
          .addSelect('link.attempts', 'attempts')
          .addSelect('link.nextAttemptAt', 'nextAttemptAt')
          .where('link.nextAttemptAt <= :now')
          .orderBy('link.nextAttemptAt')
          .limit(1),
      { now },
    );
    return due;
  }
}

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
