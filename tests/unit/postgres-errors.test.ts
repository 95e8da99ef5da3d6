import type { ClientBase } from 'pg';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isUnavailable } from '../../server/database/postgres/errors';
import { refuseStandby } from '../../server/database/postgres/refuse-standby';

const withCode = (code: string) => Object.assign(new Error('says PostgreSQL'), { code });

it.each([
  ['a write at a standby, or at a primary that only reads', '25006'],
  ['the write paused for too long', '25P03'],
  ['an administrator ended the connection', '57P01'],
  ['another process of the server crashed', '57P02'],
  ['the server is starting, stopping or in recovery', '57P03'],
  ['the statement took too long', '57014'],
  ['there is no room for one more connection', '53300'],
  ['the connection failed', '08006'],
  ['nothing listens there', 'ECONNREFUSED'],
  ['the other end is gone', 'ECONNRESET'],
  ['the machine is off', 'EHOSTUNREACH'],
  ['the network is down', 'ENETUNREACH'],
  ['the name cannot be resolved now', 'EAI_AGAIN'],
])('%s (%s): the database is unavailable', (_what, code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
])('pg says "%s": the database is unavailable', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

it.each([new QueryRunnerAlreadyReleasedError(), new QueryRunnerProviderAlreadyReleasedError()])(
  'a connection that is lost between two statements: the database is unavailable (%s)',
  (error) => {
    expect(isUnavailable(error)).toBe(true);
  },
);

it.each([
  ['a unique key', '23505'],
  ['an unknown column', '42703'],
  ['a statement in a transaction that has failed', '25P02'],
])('%s (%s) is no sign of an unavailable database', (_what, code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

it('a pool refuses the connection to a standby, and takes one to a primary', async () => {
  const connectionTo = (isStandby: boolean) =>
    ({ query: async () => ({ rows: [{ isStandby }] }) }) as unknown as ClientBase;
  await expect(refuseStandby(connectionTo(false))).resolves.toBeUndefined();
  const refusal = await refuseStandby(connectionTo(true)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ message: 'the server is a standby' });
  expect(isUnavailable(refusal)).toBe(true);
});
