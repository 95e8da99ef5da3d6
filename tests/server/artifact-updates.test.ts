import type { Answer } from '../support/caller';
import {
  ada,
  ben,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { readHistory, restoreVersion } from '../support/history';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

describe('changing an artifact', () => {
  it('is allowed to its owner', async () => {
    const added = await catalogue.as(ada).add();
    const changes = { artifactName: 'Silver mirror', artifactType: 'SCULPTURE' };
    const { data, errors } = await catalogue.as(ada).update(added.id, changes);
    expect(errors).toEqual([]);
    expect(data.updateArtifact.artifact).toMatchObject({ ...changes, id: added.id });
    const read = await catalogue.as(ada).read(added.id);
    expect(read).toEqual(data.updateArtifact.artifact);
    expect(read.addedAt).toBe(added.addedAt);
    expect(Date.parse(read.updatedAt)).toBeGreaterThanOrEqual(Date.parse(added.updatedAt));
  });

  it('does not change its likes and views', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.as(ben).like(id);
    await catalogue.as(ada).update(id, { artifactName: 'Silver mirror' });
    expect(await catalogue.visitor.read(id)).toMatchObject({ likeCount: 1, viewCount: 0 });
  });

  it.each([
    ['description', 'Round.', 'Flat.'],
    ['imageAlt', 'A round mirror.', 'A flat mirror.'],
    [
      'rights',
      'https://creativecommons.org/licenses/by/4.0/',
      'http://rightsstatements.org/vocab/InC/1.0/',
    ],
  ])('keeps %s when the input has none, and removes it when it is empty', async (field, a, b) => {
    const caller = catalogue.as(ada);
    const { id } = await caller.add({ [field]: a });
    const change = async (value: unknown) => {
      const { errors } = await caller.update(id, { [field]: value });
      expect(errors).toEqual([]);
      return (await caller.read(id))[field];
    };
    expect(await change(undefined)).toBe(a);
    expect(await change(` ${b} `)).toBe(b);
    expect(await change('')).toBeNull();
    expect(await change(a)).toBe(a);
    expect(await change('  ')).toBeNull();
    expect(await change(a)).toBe(a);
    expect(await change(null)).toBeNull();
  });
});

describe('an update that changes nothing', () => {
  const texts = {
    description: 'Round.',
    imageAlt: 'A round mirror.',
    rights: 'https://creativecommons.org/licenses/by/4.0/',
  };
  const absent = { description: undefined, imageAlt: undefined, rights: undefined };
  /** Sends the update, and expects that nothing tells of it. */
  async function expectNoChange(id: string, send: () => Promise<Answer>) {
    const before = await catalogue.as(ada).read(id);
    const log = await readHistory(catalogue.as(ada), id);
    const { data, errors } = await send();
    expect(errors).toEqual([]);
    expect(Object.values<any>(data)[0].artifact).toMatchObject({ id, updatedAt: before.updatedAt });
    expect(await catalogue.as(ada).read(id)).toEqual(before);
    expect(await readHistory(catalogue.as(ada), id)).toEqual(log);
    return data;
  }

  it.each([
    ['the same texts', texts, texts],
    ['white space around them', texts, { ...texts, artifactName: ' Bronze mirror ' }],
    ['optional texts left out', texts, absent],
    ['none where there are none', {}, { description: null, imageAlt: ' ', rights: '' }],
  ])('adds nothing to the history: %s', async (_what, first, second) => {
    const { id } = await catalogue.as(ada).add(first);
    const data = await expectNoChange(id, () => catalogue.as(ada).update(id, second));
    expect(data.updateArtifact.modifiedCount).toBe(0);
    const changed = await catalogue.as(ada).update(id, { ...second, artifactName: 'Another' });
    expect(changed.data.updateArtifact.modifiedCount).toBe(1);
    expect(await readHistory(catalogue.as(ada), id)).toHaveLength(2);
  });

  it('may restore the version that is current', async () => {
    const { id } = await catalogue.as(ada).add(texts);
    await catalogue.as(ada).update(id, { artifactName: 'Second name' });
    const [current] = (await readHistory(catalogue.as(ada), id)) ?? [];
    await expectNoChange(id, () => restoreVersion(catalogue.as(ada), id, current?.id));
  });

  it('may have the address of a sample picture, which is stored as a path', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "image" = '/plates/lamassu.svg' WHERE "id" = ${id}`,
    );
    const { image } = await catalogue.as(ada).read(id);
    await expectNoChange(id, () => catalogue.as(ada).update(id, { image }));
    await catalogue.as(ada).update(id, { image, artifactName: 'Lamassu' });
    const [stored] = await catalogue.dataSource.query<{ image: string }[]>(
      `SELECT "image" FROM "artifacts" WHERE "id" = ${id}`,
    );
    expect(stored?.image).toBe('/plates/lamassu.svg');
  });

  it('is a CONFLICT as others are', async () => {
    const { id, updatedAt } = await catalogue.as(ada).add();
    await catalogue.as(ada).update(id, { artifactName: 'Second name' });
    const again = await catalogue.as(ada).updateBasedOn(updatedAt, id, {
      artifactName: 'Second name',
    });
    expect(codes(again)).toEqual(['CONFLICT']);
  });
});

describe('changing an artifact based on a version', () => {
  it('is allowed while this version is the newest', async () => {
    const caller = catalogue.as(ada);
    const { id, updatedAt } = await caller.add();
    const first = await caller.updateBasedOn(updatedAt, id, { artifactName: 'First' });
    expect(first.errors).toEqual([]);
    const { updatedAt: newest } = first.data.updateArtifact.artifact;
    const second = await caller.updateBasedOn(newest, id, { artifactName: 'Second' });
    expect(second.errors).toEqual([]);
    expect((await caller.read(id)).artifactName).toBe('Second');
  });

  it('is a CONFLICT after another change, and changes nothing', async () => {
    const caller = catalogue.as(ada);
    const { id, updatedAt } = await caller.add();
    await caller.update(id, { artifactName: 'Changed elsewhere' });
    const changed = await caller.read(id);
    // An operation that comes again may be compiled: see `KnownOperations`.
    for (let n = 0; n < 3; n += 1) {
      const answer = await caller.updateBasedOn(updatedAt, id, { artifactName: 'Overwritten' });
      expect(codes(answer)).toEqual(['CONFLICT']);
      expect(answer.status).toBe(200);
    }
    expect(await caller.read(id)).toEqual(changed);
  });

  it('is refused for its other faults first', async () => {
    const { id, updatedAt } = await catalogue.as(ada).add();
    await catalogue.as(ada).update(id, { artifactName: 'Changed elsewhere' });
    const blank = { artifactName: ' ' };
    const refusals = [
      await catalogue.visitor.updateBasedOn(updatedAt, id),
      await catalogue.as(ben).updateBasedOn(updatedAt, id),
      await catalogue.as(ada).updateBasedOn(updatedAt, '999999'),
      await catalogue.as(ada).updateBasedOn(updatedAt, id, blank),
    ];
    const expected = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'];
    expect(refusals.flatMap((answer) => codes(answer))).toEqual(expected);
  });

  it('needs an instant; null is the same as none', async () => {
    const caller = catalogue.as(ada);
    const { id } = await caller.add();
    for (const basedOn of ['yesterday', '2026-02-30T00:00:00Z', 7.5, {}]) {
      const answer = await caller.updateBasedOn(basedOn, id);
      expect([basedOn, codes(answer)]).toEqual([basedOn, ['BAD_USER_INPUT']]);
      expect(offenders(answer)).toEqual(['basedOn']);
    }
    await caller.update(id, { artifactName: 'Changed elsewhere' });
    expect(codes(await caller.updateBasedOn(null, id))).toEqual([]);
  });

  it('is a CONFLICT too when the clock was set back between the changes', async () => {
    const caller = catalogue.as(ada);
    const { id } = await caller.add();
    const future = new Date(Date.now() + 3_600_000);
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "updatedAt" = ${future.getTime()} WHERE "id" = ${id}`,
    );
    const { data } = await caller.updateBasedOn(future, id, { artifactName: 'First' });
    const next = new Date(future.getTime() + 1).toISOString();
    expect(data.updateArtifact.artifact.updatedAt).toBe(next);
    expect(codes(await caller.updateBasedOn(future, id))).toEqual(['CONFLICT']);
  });
});
