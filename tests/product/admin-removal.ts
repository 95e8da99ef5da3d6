import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectExact } from '../support/exact';
import { operate, operateWithInput } from '../support/operate';
import type { OperatedProduct } from '../support/operated-product';
import { FAILING_PG_DUMP, folderWithPgDump } from '../support/operator-fixture';

/** Tests the backup before a removal. */
export function testBackups(operated: () => OperatedProduct): void {
  it('backs up the catalogue before it removes an artifact', async () => {
    const { fixture, env, owner, as, runAndExpect } = operated();
    const { id: unwanted } = await as(owner).add({ artifactName: 'Unwanted' });
    const said = await runAndExpect(['remove', unwanted], async () => {
      for (const connection of fixture.connections) {
        expect((await connection.send(`/api/allartifacts/${unwanted}`)).status).toBe(404);
      }
    });
    const [, file = ''] = /^Backed up first: (\S+)\.\nArtifact \d+ is removed\.$/.exec(said) ?? [];
    if (fixture.location.DATABASE_URL) {
      const called = await readFile(file, 'utf8');
      expect(called).toMatch(
        /^--format=custom .*--dbname=postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres PGPASSWORD=s3cret word$/m,
      );
      return;
    }
    const elsewhere = await mkdtemp(join(tmpdir(), 'antiquary-kept-'));
    await writeFile(join(elsewhere, 'antiquary.sqlite'), await readFile(file));
    expect(
      (await operate('admin', { ...env, DATA_DIR: elsewhere }, 'list', 'unwanted')).said,
    ).toMatch(new RegExp(`^${unwanted} +Unwanted `, 'm'));
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('removes and erases nothing when the backup fails, except with --without-backup', async () => {
    const { fixture, env, visitor, owner, emailOf, as } = operated();
    const { id: kept } = await as(owner).add({ artifactName: 'Kept' });
    const brokenBackups: [NodeJS.ProcessEnv, string][] = fixture.location.DATABASE_URL
      ? [
          [{ ...env, PATH: '/nowhere' }, 'pg_dump is not installed here.'],
          [
            { ...env, PATH: await folderWithPgDump(FAILING_PG_DUMP, fixture.location) },
            'pg_dump failed: pg_dump: error: no room; hint: make some.',
          ],
        ]
      : [[env, 'EEXIST']];
    const backups = join(fixture.location.DATA_DIR, 'backups');
    const before = await readdir(backups);
    for (const [broken, reason] of brokenBackups) {
      if (reason === 'EEXIST') {
        await rm(backups, { recursive: true, force: true });
        await writeFile(backups, 'in the way');
      }
      for (const words of [
        ['remove', kept],
        ['erase-member', emailOf('lev')],
      ]) {
        const { code, said } = await operate('admin', broken, ...words);
        expect([code, said]).toEqual([1, expect.stringMatching(/^Nothing was done, because .*$/)]);
        expect(said).toContain(reason);
      }
      expect((await visitor.read(kept)).artifactName).toBe('Kept');
    }
    const [broken] = brokenBackups[0] ?? [env];
    expect(await operate('admin', broken, 'remove', kept, '--without-backup')).toEqual({
      code: 0,
      said: `Artifact ${kept} is removed.`,
    });
    if (fixture.location.DATABASE_URL) expect(await readdir(backups)).toEqual(before);
    else await rm(backups);
  });
}

/** Tests the removal of a list of artifacts. */
export function testRemovalOfSeveral(operated: () => OperatedProduct): void {
  it('removes several artifacts at once, with one backup', async () => {
    const { fixture, database, visitor, owner, as, runAndExpect } = operated();
    const ids: string[] = [];
    for (const no of [1, 2, 3, 4]) {
      ids.push((await as(owner).add({ artifactName: `Unwanted no. ${no}` })).id);
    }
    const [first = '', second = '', ...others] = ids;
    const file = join(fixture.location.DATA_DIR, 'unwanted.txt');
    await writeFile(file, `${others.join('\n')}\n\n${first}\n`);
    const said = await runAndExpect(['remove', first, second, '--file', file], async () => {
      for (const connection of fixture.connections) {
        for (const unwanted of ids) {
          expect((await connection.send(`/api/allartifacts/${unwanted}`)).status).toBe(404);
        }
      }
    });
    expect(said).toMatch(/^Backed up first: \S+\.\n4 artifacts are removed\.$/);
    await expectExact(database, visitor, ['kohl', 'ob', 'x']);
  });

  it.each([
    ['an artifact that does not exist', '900000'],
    ['what is no identifier', '1x'],
  ])('removes nothing, without a backup, when the list has %s', async (_what, wrong) => {
    const { fixture, env, visitor, name, id } = operated();
    const backups = join(fixture.location.DATA_DIR, 'backups');
    const before = await readdir(backups);
    const words = ['remove', '--file', '-'];
    expect(await operateWithInput(`${id}\n${wrong}\n`, 'admin', env, ...words)).toEqual({
      code: 1,
      said: `There is no artifact ${wrong}.`,
    });
    expect((await visitor.read(id)).artifactName).toBe(name);
    expect(await readdir(backups)).toEqual(before);
  });
}
