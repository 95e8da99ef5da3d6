import { ada, ben, member, offenders } from '../support/catalogue';
import type { Caller } from '../support/caller';
import { readHistory, restoreVersion } from '../support/history';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';

const moderator = { ...member(7), isModerator: true };

let declared: SiteWithFacts;
let fixture: OperatedCatalogue;
beforeEach(async () => {
  declared = await SiteWithFacts.create();
  fixture = await startOperatedCatalogue({ site: declared.site });
});
afterEach(async () => {
  await fixture.stop();
  await declared.remove();
});

const as = (who: typeof ada) => fixture.catalogue.as(who);

/** The changes of facts in the history, the last first. */
const changesOf = async (caller: Caller, id: string) =>
  (await readHistory(caller, id))?.map(({ changes }) => changes);

const factsOf = async (id: string) => {
  const { data } = await as(ada).run(
    'query ($id: ID!) { artifact(id: $id) { facts { key values { text } } } }',
    { id },
  );
  type Facts = { key: string; values: { text: string }[] }[];
  return Object.fromEntries(
    (data.artifact.facts as Facts).map(({ key, values }) => [key, values.map(({ text }) => text)]),
  );
};

/** An artifact of Ada's whose facts have changed. */
async function addTold() {
  const { id } = await as(ada).add(factInputs({ material: ['Bronze', 'a;b'], number: ['1'] }));
  const values = { material: ['Tin'], number: [], technique: ['Cast'], store: ['Shelf 12'] };
  await as(ada).update(id, { artifactName: 'Told', ...factInputs(values) });
  return id;
}

const PUBLIC = [
  { field: 'artifactName', before: 'Bronze mirror', after: 'Told' },
  { field: 'facts.number', before: '1', after: null },
  { field: 'facts.material', before: 'Bronze; a\\;b', after: 'Tin' },
  { field: 'facts.technique', before: null, after: 'Cast' },
];
const PRIVATE = { field: 'facts.store', before: null, after: 'Shelf 12' };

it('a change of facts is shown for each key, of private ones to the owner and moderators', async () => {
  const id = await addTold();
  expect(await changesOf(as(ben), id)).toEqual([PUBLIC, []]);
  for (const who of [ada, moderator]) {
    expect(await changesOf(as(who), id)).toEqual([[...PUBLIC, PRIVATE], []]);
  }
  await fixture.hide(id);
  for (const who of [ada, moderator]) {
    expect((await changesOf(as(who), id))?.[1]).toEqual([...PUBLIC, PRIVATE]);
  }
});

it('keys that are not declared are not shown', async () => {
  const id = await addTold();
  await declared.declare(FACTS.slice(1, 2));
  expect(await changesOf(as(ada), id)).toEqual([
    PUBLIC.filter(({ field }) => ['artifactName', 'facts.material'].includes(field)),
    [],
  ]);
});

it('restoring a version sets the declared facts, and keeps the others', async () => {
  const id = await addTold();
  const [, first] = (await readHistory(as(ada), id)) ?? [];
  const withoutTechnique = FACTS.filter(({ key }) => key !== 'technique');
  await declared.declare(withoutTechnique);
  expect((await restoreVersion(as(ada), id, first?.id)).errors).toEqual([]);
  await declared.declare(FACTS);
  expect(await factsOf(id)).toEqual({
    number: ['1'],
    material: ['Bronze', 'a;b'],
    technique: ['Cast'],
  });
});

it('a moderator restores private facts, too', async () => {
  const id = await addTold();
  const [second] = (await readHistory(as(ada), id)) ?? [];
  await as(ada).update(id, factInputs({ store: ['Elsewhere'], material: [] }));
  expect((await restoreVersion(as(moderator), id, second?.id)).errors).toEqual([]);
  expect(await factsOf(id)).toEqual({
    ...{ material: ['Tin'], technique: ['Cast'], store: ['Shelf 12'] },
  });
});

it('a version whose facts break a rule of today is refused by their names', async () => {
  const id = await addTold();
  const [, first] = (await readHistory(as(ada), id)) ?? [];
  await as(ben).add(factInputs({ number: ['1'] }));
  expect(offenders(await restoreVersion(as(ada), id, first?.id))).toEqual(['facts.number']);
  const [, material] = FACTS;
  await declared.declare([{ ...material, open: false }]);
  expect(offenders(await restoreVersion(as(ada), id, first?.id))).toEqual(['facts.material']);
});

it('a deleted artifact is restored with its facts, unless a unique value is taken', async () => {
  const { id } = await as(ada).add(factInputs({ number: ['7'], store: ['Shelf 12'] }));
  await as(ada).delete(id);
  const other = await as(ben).add(factInputs({ number: ['7'] }));
  await expect(fixture.restore(id)).rejects.toThrow('its facts.number');
  await as(ben).update(other.id, factInputs({ number: [] }));
  await fixture.restore(id);
  expect(await factsOf(id)).toEqual({ number: ['7'], store: ['Shelf 12'] });
  expect(offenders(await as(ben).update(other.id, factInputs({ number: ['7'] })))).toEqual([
    'facts.number',
  ]);
});
