import {
  ada,
  ben,
  codes,
  member,
  offenders,
  startCatalogue,
  type TestMember,
} from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';
import {
  accept,
  creditsOf,
  find,
  helpersOf,
  makeEditor,
  refuse,
  suggest,
  suggested,
} from '../support/suggestions';
import { untilWaitingForLock } from '../support/wait-until';

const cleo = member(3);
const edda = member(8);

let declared: SiteWithFacts;
let fixture: OperatedCatalogue;
beforeAll(async () => {
  declared = await SiteWithFacts.create(FACTS);
  fixture = await startOperatedCatalogue({ site: declared.site });
  await makeEditor(fixture.catalogue, edda);
});
afterAll(async () => {
  await fixture.stop();
  await declared.remove();
});

const as = (who: TestMember) => fixture.catalogue.as(who);
const addOfAda = async (more: Record<string, unknown> = {}): Promise<string> =>
  (await as(ada).add({ artifactName: 'Mirror', createdAt: '200 BC', ...more })).id;

describe('a suggestion is outdated', () => {
  it.each([
    ['another value in its field', { createdAt: '190 BC' }],
    ['the suggested value in its field', { createdAt: '180 BC' }],
  ])('by %s, and is accepted by who has seen it', async (_what, change) => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, {
      ...{ createdAt: '180 BC', artifactName: 'Bronze mirror' },
    });
    const { data } = await as(ada).update(id, { artifactName: 'Mirror', ...change });
    expect(await find(as(ada), suggestion)).toMatchObject({ isOutdated: true });
    const before = new Date(Date.parse(data.updateArtifact.artifact.updatedAt) - 1).toISOString();
    const fields = ['artifactName'];
    expect(codes(await accept(as(ada), suggestion, fields))).toEqual(['CONFLICT']);
    expect(codes(await accept(as(ada), suggestion, fields, before))).toEqual(['CONFLICT']);
    const seen = await find(as(ada), suggestion);
    expect(codes(await accept(as(ada), suggestion, fields, seen?.artifact.updatedAt))).toEqual([]);
    expect(await as(ada).read(id)).toMatchObject({ artifactName: 'Bronze mirror', ...change });
  });

  it('not by a change of other fields, which it leaves', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, { createdAt: '180 BC' });
    await as(ada).update(id, { artifactName: 'Other', createdAt: '200 BC' });
    expect(await find(as(ada), suggestion)).toMatchObject({ isOutdated: false });
    expect(codes(await accept(as(ada), suggestion, ['createdAt']))).toEqual([]);
    expect(await as(ada).read(id)).toMatchObject({ artifactName: 'Other', createdAt: '180 BC' });
  });

  it('by another picture than the one that it describes', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, { imageAlt: 'A mirror.' });
    await as(ada).update(id, { artifactName: 'Mirror', image: 'https://example.org/other.jpg' });
    expect(await find(as(ada), suggestion)).toMatchObject({
      isOutdated: true,
      changes: [{ field: 'imageAlt', before: null, after: 'A mirror.' }],
    });
    expect(codes(await accept(as(ada), suggestion, ['imageAlt']))).toEqual(['CONFLICT']);
    expect(codes(await accept(as(ada), suggestion, []))).toEqual([]);
  });
});

describe('of facts and pictures', () => {
  it('single facts are accepted, and removed', async () => {
    const id = await addOfAda(factInputs({ material: ['Bronze'], technique: ['Cast'] }));
    const { id: suggestion, changes } = await suggested(
      as(ben),
      id,
      factInputs({ material: ['bronze', 'Gold; red'], technique: [], elsewhere: [] }),
    );
    expect(changes).toEqual([
      { field: 'facts.material', before: 'Bronze', after: 'Bronze; Gold\\; red' },
      { field: 'facts.technique', before: 'Cast', after: null },
    ]);
    await accept(as(ada), suggestion, ['facts.technique']);
    const { data } = await as(ada).run(
      'query ($id: ID!) { artifact(id: $id) { facts { key values { text } } } }',
      { id },
    );
    expect(data.artifact.facts).toEqual([{ key: 'material', values: [{ text: 'Bronze' }] }]);
  });

  it('private ones look undeclared to who may not read them', async () => {
    const id = await addOfAda(factInputs({ store: ['Vault'] }));
    for (const store of ['Vault', 'Cellar']) {
      const answer = await suggest(as(ben), id, {
        remark: 'x',
        changes: factInputs({ store: [store] }),
      });
      expect(offenders(answer)).toEqual(['facts.store']);
      expect(answer.errors[0].extensions.fields).toEqual({
        'facts.store': 'This catalogue has no such fact.',
      });
    }
    const { id: suggestion } = await suggested(as(ben), id, factInputs({ technique: ['Cast'] }));
    await declared.declare(FACTS.map((fact) => ({ ...fact, private: true, facet: false })));
    const shown = await Promise.all([ben, ada].map((who) => find(as(who), suggestion)));
    await declared.declare(FACTS);
    expect(shown.map((one) => one?.changes.length)).toEqual([0, 1]);
  });

  it('a unique value of another artifact is refused, also when it was taken since', async () => {
    await addOfAda(factInputs({ number: ['A 1'] }));
    const id = await addOfAda();
    const taken = await suggest(as(ben), id, { changes: factInputs({ number: ['a 1'] }) });
    expect(offenders(taken)).toEqual(['facts.number']);
    const { id: suggestion } = await suggested(as(ben), id, factInputs({ number: ['A 2'] }));
    await addOfAda(factInputs({ number: ['A 2'] }));
    expect(offenders(await accept(as(ada), suggestion, ['facts.number']))).toEqual([
      'facts.number',
    ]);
    expect(await find(as(ada), suggestion)).toMatchObject({ state: 'OPEN' });
  });

  it('further pictures are one field, and no picture comes twice', async () => {
    const id = await addOfAda({ image: 'https://example.org/a.jpg' });
    const pictures = (image: string) => ({ morePictures: [{ image, caption: 'Back' }] });
    const twice = await suggest(as(ben), id, { changes: pictures('https://example.org/a.jpg') });
    expect(codes(twice)).toEqual(['BAD_USER_INPUT']);
    const { id: suggestion, changes } = await suggested(
      as(ben),
      id,
      pictures('https://example.org/b.jpg'),
    );
    expect(changes).toMatchObject([{ field: 'morePictures', before: null }]);
    expect(codes(await accept(as(ada), suggestion, ['morePictures']))).toEqual([]);
    const { data } = await as(ada).run(
      'query ($id: ID!) { artifact(id: $id) { pictures { image caption } } }',
      { id },
    );
    expect(data.artifact.pictures).toMatchObject([
      {},
      { image: 'https://example.org/b.jpg', caption: 'Back' },
    ]);
  });
});

it('an editor decides for the owner, by a change of the editor’s', async () => {
  const id = await addOfAda();
  const { id: suggestion } = await suggested(as(ben), id, { createdAt: '180 BC' });
  expect(codes(await accept(as(edda), suggestion, ['createdAt']))).toEqual([]);
  expect(await creditsOf(as(ben), id)).toMatchObject([
    { userName: 'Member 8', suggestedBy: 'Ben Booth' },
    { userName: 'Ada Ashby' },
  ]);
});

describe('an erasure', () => {
  it('deletes open suggestions, and the name from decided ones', async () => {
    const gone = member(20);
    const [first, second] = [await addOfAda(), await addOfAda()];
    const open = await suggested(as(gone), first, { createdAt: '180 BC' });
    const decided = await suggested(as(gone), second, { createdAt: '180 BC' });
    await accept(as(ada), decided.id, ['createdAt']);
    await fixture.erase(gone);
    expect(await find(as(ada), open.id)).toBeNull();
    expect(await find(as(ada), decided.id)).toMatchObject({ suggesterName: 'Former member' });
    expect(await creditsOf(as(ben), second)).toMatchObject([
      { suggestedBy: 'Former member' },
      { suggestedBy: null },
    ]);
    expect(await helpersOf(as(ben), second)).toEqual({ names: [], others: 0 });
    const late = fixture.catalogue.writer.run(({ manager }) =>
      manager.query(`INSERT INTO "suggestions"
        ("id", "artifactId", "memberUid", "changes", "replaced", "suggestedAt", "state")
        VALUES ('late', ${first}, '${gone.uid}', '{}', '{}', 1, 'OPEN')`),
    );
    await expect(late).rejects.toThrow('The member is erased.');
  });

  it('of the owner leaves the decision to editors', async () => {
    const owner = member(21);
    const { id } = await as(owner).add();
    const { id: suggestion } = await suggested(as(ben), id, { createdAt: '180 BC' });
    await fixture.erase(owner);
    expect(codes(await refuse(as(cleo), suggestion))).toEqual(['NOT_FOUND']);
    expect(codes(await accept(as(edda), suggestion, ['createdAt']))).toEqual([]);
  });
});

it('thanks for a remark reach what visitors have cached', async () => {
  const cached = await startCatalogue();
  const { id } = await cached.as(ada).add();
  const { data } = await suggest(cached.as(ben), id, { remark: 'It is of bronze.' });
  for (let nth = 0; nth < 3; nth += 1) {
    expect(await helpersOf(cached.visitor, id)).toEqual({ names: [], others: 0 });
  }
  await accept(cached.as(ada), data.suggest.suggestion.id, []);
  expect(await helpersOf(cached.visitor, id)).toEqual({ names: ['Ben Booth'], others: 0 });
  await cached.stop();
});

onPostgres('a decision waits for a change that is being written, and sees it', async () => {
  const { dataSource } = fixture.catalogue;
  const id = await addOfAda();
  const { id: suggestion } = await suggested(as(ben), id, { createdAt: '180 BC' });
  const writing = dataSource.createQueryRunner();
  await writing.startTransaction();
  await writing.query(`UPDATE "artifacts" SET "createdAt" = '190 BC' WHERE "id" = ${id}`);
  const accepting = accept(as(ada), suggestion, ['createdAt']);
  await untilWaitingForLock(dataSource);
  await writing.commitTransaction();
  await writing.release();
  expect(codes(await accepting)).toEqual(['CONFLICT']);
  expect(await find(as(ada), suggestion)).toMatchObject({ state: 'OPEN', isOutdated: true });
});
