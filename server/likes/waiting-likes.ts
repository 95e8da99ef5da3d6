import { Artifact } from '../artifacts/artifact.entity';
import type { Services } from '../graphql/feature';
import type { VerifiedToken } from '../members/member.service';
import { normalizeEmail } from '../members/normalize-email';
import { WaitingLike } from './waiting-like.entity';

/** How many likes one transaction writes, so that other writes are not delayed. */
const BATCH = 500;

/** Likes that were imported, and wait for the members who gave them. */
export class WaitingLikes {
  constructor(private readonly services: Services) {}

  /**
   * Makes the likes that wait for the address of a token the likes of its member, if the address is
   * verified. A like that the member has given meanwhile stays one like. Likes of hidden artifacts wait
   * until the artifact is shown and the member signs in again.
   */
  async claim({ uid, email, isEmailVerified }: VerifiedToken): Promise<void> {
    if (!isEmailVerified) return;
    const address = normalizeEmail(email);
    let ids = await this.waitingFor(address);
    if (ids.length === 0) return;
    for (; ids.length > 0; ids = await this.waitingFor(address)) {
      await this.makeLikes(uid, address, ids);
    }
    this.services.changes.announce('catalogue');
  }

  /**
   * The first artifacts of the catalogue that the address likes, in the order in which likes lock
   * them.
   */
  private async waitingFor(address: string): Promise<number[]> {
    const { database } = this.services;
    const rows = await database.select<{ id: number }>(
      'waiting likes',
      () =>
        database
          .from(WaitingLike, 'waiting')
          .innerJoin(Artifact, 'artifact', 'artifact.id = waiting.artifactId')
          .select('artifact.id', 'id')
          .where('waiting.emailNormalized = :address')
          .orderBy('artifact.id')
          .limit(BATCH),
      { address },
    );
    return rows.map(({ id }) => id);
  }

  private async makeLikes(uid: string, address: string, ids: readonly number[]): Promise<void> {
    const { database, writer } = this.services;
    const { dialect } = database.engine;
    const { sql, parameters } = dialect.isOneOf('"artifact"."id"', 'ids', ids);
    await writer.transaction(async (runner) => {
      await database.select(
        'likes to claim',
        () => {
          const query = database.from(Artifact, 'artifact').select('artifact.id', 'id').where(sql);
          query.orderBy('artifact.id');
          return dialect.rowLock ? query.setLock(dialect.rowLock) : query;
        },
        parameters,
        runner,
      );
      await database.execute(
        runner,
        'claim likes',
        () => `INSERT INTO "likes" ("memberUid", "artifactId")
          SELECT :uid, "artifact"."id" FROM "artifacts" AS "artifact"
          WHERE ${sql} AND "artifact"."id" IN (
            SELECT "artifactId" FROM "waiting_likes" WHERE "emailNormalized" = :address)
          ORDER BY "artifact"."id"
          ON CONFLICT DO NOTHING`,
        { uid, address, ...parameters },
      );
      const claimed = dialect.isOneOf('"artifactId"', 'ids', ids);
      await database.execute(
        runner,
        'claimed likes',
        () => `DELETE FROM "waiting_likes" WHERE "emailNormalized" = :address AND ${claimed.sql}`,
        { address, ...claimed.parameters },
      );
    });
  }
}
