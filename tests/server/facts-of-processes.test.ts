import { fillDerivedColumns } from '../../server/catalogue/artifacts/fill-derived-columns';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { createMigratedDatabase } from '../support/migrated-database';
import { factInputs, SiteWithFacts } from '../support/site-with-facts';

const FACTS = [
  { key: 'store', label: 'Store', kind: 'text' },
  { key: 'origin', label: 'Origin', kind: 'text', private: true },
];
/** The operator makes the one private, and the other public. */
const LATER_FACTS = FACTS.map((fact) => ({ ...fact, private: !fact.private }));

/** One of several processes that serve the same database, with the same site. */
interface Process {
  declared: SiteWithFacts;
  catalogue: TestCatalogue;
}

let processes: Process[];
beforeEach(async () => {
  const location = await createMigratedDatabase();
  processes = [];
  for (const remove of [() => location.remove(), async () => {}, async () => {}]) {
    const declared = await SiteWithFacts.create(FACTS);
    const shared = { ...location, remove };
    const catalogue = await startCatalogue({
      ...{ site: declared.site, location: shared, cache: false },
    });
    processes.push({ declared, catalogue });
  }
});
afterEach(async () => {
  // The first one removes the database.
  for (const { declared, catalogue } of processes.reverse()) {
    await catalogue.stop();
    await declared.remove();
  }
});

/** Does what a start and a reload do with the operator's record. */
async function takeOver({ declared, catalogue }: Process): Promise<number> {
  await declared.declare(LATER_FACTS);
  return fillDerivedColumns(catalogue.database, declared.site.get().record, catalogue.writer);
}

const found = async ({ catalogue }: Process, text: string) => {
  const { data } = await catalogue.visitor.run(
    `query ($text: String!) {
      text: artifacts(filter: { text: $text }) { totalCount }
      anywhere: artifacts(filter: { anywhere: $text }) { totalCount }
    }`,
    { text },
  );
  return [data.text.totalCount, data.anywhere.totalCount];
};

it('what processes write with the facts of before is searched by the new ones once they have them', async () => {
  const [first] = processes;
  if (!first) throw new Error('There is no process.');
  const { id } = await first.catalogue
    .as(ada)
    .add(factInputs({ store: ['Zyxwvault'], origin: ['Qlorbium'] }));
  expect(await takeOver(first)).toBe(1);
  for (const other of processes.slice(1)) {
    await other.catalogue.as(ada).update(id, { artifactName: 'Bronze mirror' });
    await other.catalogue.as(ada).add(factInputs({ store: ['Zyxwvault'], origin: ['Qlorbium'] }));
    expect(await takeOver(other)).toBe(2);
    expect(await takeOver(other)).toBe(0);
  }
  for (const process of processes) {
    expect(await found(process, 'Zyxwvault')).toEqual([0, 0]);
    expect(await found(process, 'Qlorbium')).toEqual([3, 3]);
  }
});
