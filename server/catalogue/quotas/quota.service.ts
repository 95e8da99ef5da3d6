import type { QueryRunner } from 'typeorm';
import { quotaReached } from '../../base/errors';
import type { Services } from '../../web/graphql/services';
import type { MemberDay } from './member-day.entity';
import type { Allowance } from './quota.types';

const DAY_SECONDS = 24 * 3_600;

/** Counts for today, and begins anew on a new day. The row is locked until the write ends. */
const COUNT = `
  INSERT INTO "member_days" AS "stored" ("memberUid", "day", "artifacts", "pictures")
    VALUES (:uid, :day, :artifacts, :pictures)
    ON CONFLICT ("memberUid") DO UPDATE SET
      "artifacts" = excluded."artifacts" +
        CASE WHEN "stored"."day" = excluded."day" THEN "stored"."artifacts" ELSE 0 END,
      "pictures" = excluded."pictures" +
        CASE WHEN "stored"."day" = excluded."day" THEN "stored"."pictures" ELSE 0 END,
      "day" = excluded."day"
    RETURNING "artifacts", "pictures"`;

const BYTES_IN_USE = `
  SELECT coalesce(sum("bytes"), 0) AS "bytes" FROM "pictures"
  WHERE "id" IN (SELECT "pictureId" FROM "picture_links" WHERE "memberUid" = :uid)`;

type Counts = Pick<MemberDay, 'artifacts' | 'pictures'>;

/** Counts what each member adds, and refuses what is beyond the limits. An operator's import is not counted. */
export class QuotaService {
  constructor(private readonly services: Services) {}

  /** Counts an artifact within the write that adds it. @throws RATE_LIMITED beyond the limit of a day. */
  async countArtifact(runner: QueryRunner, uid: string): Promise<void> {
    const { artifacts } = await this.count(runner, uid, { artifacts: 1, pictures: 0 });
    assertADay(this.quotas.artifactsADay, artifacts, 'added', 'artifact');
  }

  /** Counts an upload within the write that stores it. @throws RATE_LIMITED beyond the limit of a day. */
  async countUpload(runner: QueryRunner, uid: string): Promise<void> {
    const { pictures } = await this.count(runner, uid, { artifacts: 0, pictures: 1 });
    assertADay(this.quotas.picturesADay, pictures, 'uploaded', 'picture');
  }

  /** Lets the pictures of this member be written by one write at a time, until this one ends. */
  async lockPictures(runner: QueryRunner, uid: string): Promise<void> {
    await this.count(runner, uid, { artifacts: 0, pictures: 0 });
  }

  /**
   * To be called within a write, after `countUpload` or `lockPictures`, when it has stored a picture.
   * @throws RATE_LIMITED when the member's pictures have more bytes than they may.
   */
  async assertRoom(runner: QueryRunner, uid: string): Promise<void> {
    const { bytes } = this.quotas;
    if (bytes !== null && (await this.bytesOf(uid, runner)) > bytes) throw noRoom(bytes);
  }

  /**
   * Whether the next upload can succeed at all: to be asked before a file is received.
   * @throws RATE_LIMITED
   */
  async assertMayUpload(uid: string): Promise<void> {
    const { picturesADay, bytes } = this.quotas;
    const { pictures } = await this.countsOf(uid);
    assertADay(picturesADay, pictures + 1, 'uploaded', 'picture');
    if (bytes !== null && (await this.bytesOf(uid)) >= bytes) throw noRoom(bytes);
  }

  async allowanceOf(uid: string): Promise<Allowance> {
    const { artifactsADay, picturesADay, bytes } = this.quotas;
    const { artifacts, pictures } = await this.countsOf(uid);
    return {
      artifacts: left(artifactsADay, artifacts),
      pictures: left(picturesADay, pictures),
      pictureBytes: bytes === null ? null : left(bytes, await this.bytesOf(uid)),
    };
  }

  private get quotas() {
    return this.services.deployment.memberQuotas;
  }

  private async count(runner: QueryRunner, uid: string, added: Counts): Promise<Counts> {
    const { database } = this.services;
    const parameters = { uid, day: today(), ...added };
    const [counts] = await database.select<Counts>('count a day', () => COUNT, parameters, runner);
    return counts ?? added;
  }

  private async countsOf(uid: string): Promise<Counts> {
    const [counts] = await this.services.database.select<Counts>(
      'counts of a day',
      () => `
        SELECT "artifacts", "pictures" FROM "member_days"
        WHERE "memberUid" = :uid AND "day" = :day`,
      { uid, day: today() },
    );
    return counts ?? { artifacts: 0, pictures: 0 };
  }

  private async bytesOf(uid: string, runner?: QueryRunner): Promise<number> {
    const { database } = this.services;
    const select = () => BYTES_IN_USE;
    // PostgreSQL's driver reads a sum as a text.
    const [row] = await database.select<{ bytes: number | string }>(
      'bytes in use',
      select,
      { uid },
      runner,
    );
    return Number(row?.bytes ?? 0);
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** How many seconds are left of the day in UTC. */
const secondsLeftToday = (): number => Math.ceil(DAY_SECONDS - ((Date.now() / 1000) % DAY_SECONDS));

const left = (limit: number | null, used: number): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** @param count with the one that is being added */
function assertADay(limit: number | null, count: number, verb: string, noun: string): void {
  if (limit === null || count <= limit) return;
  const nouns = limit === 1 ? noun : `${noun}s`;
  const message = `You have ${verb} ${limit} ${nouns} today, as many as a member can in one day. You can add more from 00:00 UTC.`;
  throw quotaReached(secondsLeftToday(), message);
}

/** Pictures are removed a day after nothing uses them. */
const noRoom = (bytes: number) =>
  quotaReached(
    DAY_SECONDS,
    `There is no room for this picture: the pictures of one member may have ${inWords(bytes)}. Pictures that you no longer use make room after a day.`,
  );

/** A number of bytes in the largest unit that divides it. */
function inWords(bytes: number): string {
  if (bytes % 1024 ** 3 === 0) return `${bytes / 1024 ** 3} GiB`;
  if (bytes % 1024 ** 2 === 0) return `${bytes / 1024 ** 2} MiB`;
  return `${bytes} bytes`;
}
