import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { badUserInput } from '../../base/errors';
import { IdempotencyKey } from './idempotency-key.entity';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An addition: the member, the idempotency key, and the input. */
interface Addition {
  memberUid: string;
  key: string;
  input: object;
}

/**
 * Adds an artifact, unless this member has added one with the same key within a day. The row of the key
 * comes first: a simultaneous addition with the same key waits for it.
 * @param add returns the artifact's identifier.
 * @returns the artifact's identifier, and whether this call added it.
 * @throws BAD_USER_INPUT when the key was used for another input.
 */
export async function addOnce(
  manager: EntityManager,
  { memberUid, key, input }: Addition,
  add: () => Promise<number>,
): Promise<{ id: number; isNew: boolean }> {
  const now = Date.now();
  const keys = manager.getRepository(IdempotencyKey);
  const expired = keys.createQueryBuilder().delete();
  await expired.where('"usedAt" < :dayAgo', { dayAgo: now - DAY_MS }).execute();
  const inputHash = hashOf(input);
  const row = { memberUid, key, inputHash, artifactId: null, usedAt: new Date(now) };
  await keys.createQueryBuilder().insert().values(row).orIgnore().updateEntity(false).execute();
  const stored = await keys.findOneByOrFail({ memberUid, key });
  if (stored.inputHash !== inputHash) {
    throw badUserInput('The idempotency key was used for another input.', {
      idempotencyKey: 'This key was used for another input within a day.',
    });
  }
  if (stored.artifactId !== null) return { id: stored.artifactId, isNew: false };
  const id = await add();
  await keys.update({ memberUid, key }, { artifactId: id });
  return { id, isNew: true };
}

/** The hash is the same for any order of the fields. */
function hashOf(input: object): string {
  const fields = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
