import { ada, ben, buildArtifact, member } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { factInputs, FACTS, SiteWithFacts } from '../support/site-with-facts';

const moderator = { ...member(7), isModerator: true };
const VALUES = { material: ['Bronze', 'Tin'], store: ['Shelf 12'] };

let declared: SiteWithFacts;
let fixture: OperatedCatalogue;
let id: string;
beforeEach(async () => {
  declared = await SiteWithFacts.create();
  fixture = await startOperatedCatalogue({ site: declared.site });
  ({ id } = await as(ada).add({ artifactName: 'Told', ...factInputs(VALUES) }));
});
afterEach(async () => {
  await fixture.stop();
  await declared.remove();
});

const as = (who: typeof ada) => fixture.catalogue.as(who);

interface AccountData {
  artifacts: { facts: object }[];
  revisions: { previous: { facts: object } | null }[];
}
const download = async (who: typeof ada) =>
  (await as(who).fetch('GET', '/account/data')).json() as Promise<AccountData>;

describe('"Download my data"', () => {
  it('has the facts as an object, private ones too, also of a hidden artifact', async () => {
    await fixture.hide((await as(ada).add(factInputs({ store: ['Cellar'] }))).id);
    const { artifacts } = await download(ada);
    expect(artifacts.map(({ facts }) => facts)).toEqual([VALUES, { store: ['Cellar'] }]);
  });

  it('has the facts of earlier versions, and of keys that are not declared any more', async () => {
    await as(ada).update(id, factInputs({ material: [] }));
    await declared.declare([]);
    const { artifacts, revisions } = await download(ada);
    expect(artifacts[0]?.facts).toEqual({ store: ['Shelf 12'] });
    expect(revisions.flatMap(({ previous }) => previous?.facts ?? [])).toEqual([VALUES]);
  });

  it('of a moderator has no fact of others', async () => {
    await as(moderator).run(
      'mutation ($id: ID!) { hideArtifact(artifactId: $id, reason: "No") { artifactId } }',
      { id },
    );
    expect(JSON.stringify(await download(moderator))).not.toMatch(/Shelf|Tin/);
  });
});

it('a hidden artifact is in no list by facts, and counted by none', async () => {
  const other = await as(ada).add(factInputs({ material: ['Bronze', 'Tin'] }));
  const list = async (...values: string[]) => {
    const facts = values.map((value) => ({ key: 'material', value }));
    const { data } = await fixture.catalogue.visitor.run(
      'query ($filter: ArtifactFilter) { artifacts(filter: $filter) { totalCount edges { node { id } } } }',
      { filter: { facts } },
    );
    return data.artifacts;
  };
  expect((await list('bronze')).totalCount).toBe(2);
  await fixture.hide(id);
  const one = { totalCount: 1, edges: [{ node: { id: other.id } }] };
  expect(await list('bronze')).toEqual(one);
  expect(await list('bronze', 'tin')).toEqual(one);
  await fixture.hide(other.id);
  expect(await list('bronze', 'tin')).toEqual({ totalCount: 0, edges: [] });
});

it('a hidden artifact shows its facts to its owner and moderators', async () => {
  await fixture.hide(id);
  const FIELDS = 'edges { node { facts { key label values { text same } } } }';
  const shown = [
    {
      ...{ key: 'material', label: 'Material' },
      values: [
        { text: 'Bronze', same: 'https://www.wikidata.org/wiki/Q34095' },
        { text: 'Tin', same: null },
      ],
    },
    { key: 'store', label: 'Store', values: [{ text: 'Shelf 12', same: null }] },
  ];
  const own = await as(ada).run(`{ viewer { hiddenArtifacts { ${FIELDS} } } }`);
  expect(own.data.viewer.hiddenArtifacts.edges).toEqual([{ node: { facts: shown } }]);
  const all = await as(moderator).run(`{ hiddenArtifacts { ${FIELDS} } }`);
  expect(all.data.hiddenArtifacts.edges).toEqual([{ node: { facts: shown } }]);
  await declared.declare(FACTS.slice(4));
  const later = await as(ada).run(`{ viewer { hiddenArtifacts { ${FIELDS} } } }`);
  expect(later.data.viewer.hiddenArtifacts.edges[0].node.facts).toEqual(shown.slice(1));
});

describe('REST', () => {
  const storedFacts = async () => {
    const { artifacts } = await download(ada);
    return artifacts[0]?.facts;
  };

  it('shows no facts, also to their owner', async () => {
    for (const path of ['/api/allartifacts', `/api/allartifacts/${id}`]) {
      for (const who of [ada, ben]) {
        const text = await (await as(who).fetch('GET', path)).text();
        expect(text).toContain('Told');
        expect(text).not.toMatch(/facts|Tin|Shelf/);
      }
    }
  });

  it('keeps the facts in a PUT, and takes none', async () => {
    const body = {
      ...buildArtifact({ artifactName: 'Renamed', artifactType: 'Tools' }),
      facts: [{ key: 'material', values: ['Gold'] }],
    };
    const response = await as(ada).fetch('PUT', `/api/updateartifacts/${id}`, body);
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ modifiedCount: 1 }),
    ]);
    expect(await storedFacts()).toEqual(VALUES);
  });

  it('describes no facts', async () => {
    const text = await (await fixture.catalogue.visitor.fetch('GET', '/api/openapi.json')).text();
    expect(text).not.toMatch(/"facts"|factRows|Technique/);
  });
});
