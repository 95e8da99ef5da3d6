import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildArtifact } from '../support/artifact';
import { createSharedAccount } from '../support/accounts';
import { operate } from '../support/operate';
import type { OperatedProduct } from '../support/operated-product';

const SIZE = 3_000;
const OWNER = 'importer@example.org';
const LIKER = 'liker@example.org';

/** A line of mongoexport; every tenth artifact is liked. */
const line = (n: number) =>
  JSON.stringify({
    _id: { $oid: n.toString(16).padStart(24, '0') },
    ...buildArtifact({ artifactName: `Imported vessel ${n}`, artifactType: 'Alabaster Vase' }),
    ...{ userEmail: OWNER, userName: 'Somebody', liked: n % 10 === 0 ? [LIKER] : [] },
  });

/** Tests an import that is interrupted. */
export function testImport(operated: () => OperatedProduct): void {
  const count = async (filter: string) => {
    const { data } = await operated().visitor.run(
      `{ artifacts(filter: { ${filter} }) { totalCount } }`,
    );
    return Number(data.artifacts.totalCount);
  };
  const signIn = async (email: string, emailVerified = false) => {
    const account = { email, displayName: 'Iris', emailVerified };
    const caller = operated().as(await createSharedAccount(operated().fixture.products, account));
    await caller.run('{ viewer { uid } }');
    return caller;
  };

  it('an import that is killed continues, adds nothing twice, and keeps the likes', async () => {
    const { fixture, visitor } = operated();
    await signIn(OWNER);
    const before = await count('');
    const file = join(fixture.location.DATA_DIR, 'first-version.json');
    await writeFile(file, Array.from({ length: SIZE }, (_, n) => line(n + 1)).join('\n'));
    const words = ['import', file, '--as', OWNER];

    const killed = spawn(process.execPath, ['dist/server/admin.js', ...words], {
      env: { PATH: process.env['PATH'], ...fixture.location },
      stdio: 'ignore',
    });
    const ended = once(killed, 'exit');
    while ((await count('search: "imported vessel"')) === 0) await pause(20);
    killed.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);

    const dry = await operate('admin', fixture.location, ...words, '--dry-run');
    const known = Number(/already there: (\d+)/.exec(dry.said)?.[1]);
    expect(known).toBeGreaterThan(0);
    expect(known).toBeLessThan(SIZE);
    const continued = await operate('admin', fixture.location, ...words);
    expect(continued).toEqual({
      code: 0,
      said: expect.stringContaining(
        `Read: ${SIZE}, added: ${SIZE - known}, already there: ${known}, refused: 0.`,
      ),
    });
    const again = await operate('admin', fixture.location, ...words);
    expect(again.said).toContain(`added: 0, already there: ${SIZE}`);
    expect(again.said).not.toContain(LIKER);
    while ((await count('')) < before + SIZE) await pause(20);
    expect(await count('')).toBe(before + SIZE);
    expect(await count('search: "imported vessel 77"')).toBe(11);

    const liker = await signIn(LIKER, true);
    const { data } = await liker.run('{ viewer { likedArtifacts { totalCount } } }');
    expect(data.viewer.likedArtifacts.totalCount).toBe(SIZE / 10);
    const { data: most } = await visitor.run(
      '{ artifacts(first: 1, orderBy: OLDEST, filter: { search: "imported vessel 100" }) { edges { node { likeCount } } } }',
    );
    expect(most.artifacts.edges[0].node.likeCount).toBe(1);

    const log = await operate('admin', fixture.location, 'log');
    expect(log.said.match(/ import /g)).toHaveLength(2);
  });
}
