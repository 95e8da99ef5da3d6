import type { ClientBase } from 'pg';
import { READ_ONLY } from './errors';

/**
 * Refuses the connection of a pool to a standby, which may lack what was acknowledged. A server becomes a
 * standby only by a restart, which ends its connections, so each connection is asked once, when it is new.
 * @throws an error that `isUnavailable` recognizes
 */
export async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isStandby: boolean }>(
    'SELECT pg_is_in_recovery() AS "isStandby"',
  );
  if (!rows[0]?.isStandby) return;
  throw Object.assign(new Error('the server is a standby'), { code: READ_ONLY });
}
