import { existsSync } from 'node:fs';
import type { Database } from '../../server/database/database';
import { listActs, listArtifacts } from '../../server/operator/listing';
import { member, startCatalogue, type TestCatalogue, type TestMember } from '../support/catalogue';
import { createTestDatabase } from '../support/engine';
import { openExisting, openMigrated } from '../support/open-database';
import { operatorOf } from '../support/operator-acts';

let catalogue: TestCatalogue;
let operator: Database;
let acts: ReturnType<typeof operatorOf>;
beforeAll(async () => {
  catalogue = await startCatalogue();
  operator = await openExisting(catalogue.location);
  acts = operatorOf(operator);
});
afterAll(async () => {
  await operator.dataSource.destroy();
  await catalogue.stop();
});

describe('the lists of an operator', () => {
  it('show the newest artifacts, with the hidden ones marked', async () => {
    const name = `Mirror of 100 % bronze ${'x'.repeat(50)}`;
    const owner: TestMember = {
      uid: 'uid-of-li',
      email: 'li@example.org',
      displayName: 'Li \u202e\u0007',
    };
    const { id } = await catalogue.as(owner).add({ artifactName: name });
    const { id: other } = await catalogue.as(owner).add({ artifactName: 'Another mirror' });
    await catalogue.as(member(1)).like(id);
    await acts.hide(id);
    const list = (word: string, wanted: object = {}) =>
      listArtifacts(operator, { word, first: 24, onlyHidden: false, ...wanted });
    const today = new Date().toISOString().slice(0, 10);
    expect((await list('LI@example.org')).split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['id', 'name', 'type', 'likes', 'added', 'by', 'e-mail', 'uid'],
      [other, 'Another mirror', 'TOOLS', '0', today, 'Li', 'li@example.org', 'uid-of-li'],
      [
        id,
        `Mirror of 100 % bronze ${'x'.repeat(16)}…`,
        'TOOLS',
        '1',
        today,
        'Li',
        'li@example.org',
        'uid-of-li',
        'hidden',
      ],
    ]);
    const ids = async (word: string, wanted: object = {}) =>
      (await list(word, wanted))
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0]);
    expect(await ids('uid-of-li')).toEqual([other, id]);
    expect(await ids('100 %')).toEqual([id]);
    expect(await ids('100_%')).toEqual([]);
    expect(await ids('', { first: 1 })).toEqual([other]);
    expect(await ids('', { onlyHidden: true })).toEqual([id]);
    await acts.remove(id);
  });

  it('show the acts, the newest first', async () => {
    const { id } = await catalogue.as(member(1)).add();
    const { id: reasoned } = await catalogue.as(member(1)).add();
    const reason = `A modern copy.\nSee the catalogue of ${'x'.repeat(50)}.`;
    const hideArtifact = `mutation ($reason: String!) {
      hideArtifact(artifactId: "${reasoned}", reason: $reason) { artifactId } }`;
    await catalogue.as({ ...member(2), isModerator: true }).run(hideArtifact, { reason });
    expect((await listActs(operator, 1)).split('\n')[1]).toMatch(
      /hide +\d+ +member-2 +A modern copy\. See the catalogue of x{50}\.$/,
    );
    for (const act of [acts.hide, acts.show, acts.remove]) await act(id);
    const lines = (await listActs(operator, 3)).split('\n').slice(1);
    expect(lines.map((line) => line.split(/ +/).slice(1))).toEqual(
      ['remove', 'show', 'hide'].map((name) => [name, id]),
    );
  });
});

describe('the command', () => {
  it('refuses a database that does not exist, and creates none', async () => {
    const database = await createTestDatabase();
    await expect(openExisting(database)).rejects.toThrow('start the product once first');
    expect(existsSync(`${database.dataDir}/antiquary.sqlite`)).toBe(false);
    await database.remove();
  });

  it('refuses a database of another version', async () => {
    const database = await createTestDatabase();
    const { dataSource } = await openMigrated(database);
    await (await openExisting(database)).dataSource.destroy();
    await dataSource.query('DELETE FROM "migrations"');
    await expect(openExisting(database)).rejects.toThrow('start the product once first');
    await dataSource.query(
      `INSERT INTO "migrations" ("timestamp", "name") VALUES (1, 'OfALaterVersion')`,
    );
    await expect(openExisting(database)).rejects.toThrow('newer version');
    await dataSource.destroy();
    await database.remove();
  });
});
