import { createRenderer } from '../../client/render';
import { ada, buildArtifact, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_TEXTS, PLAIN_TEXT } from '../support/hostile/texts';
import { inLongRun } from '../support/long-run';

/**
 * What a text may cost at most, as a multiple of a plain text of its length. Normalization makes up to 18
 * characters of one, so a cost that grows with the length alone stays within. A cost that grows with the
 * square of the length is hundreds of times as much.
 */
const FACTOR = 40;
/** The least bound, in milliseconds of processor time. What grew with the square took several seconds. */
const LEAST = 1_000;

const ADD = `mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }`;
const UPDATE = `mutation ($id: ID!, $input: ArtifactInput!) {
  updateArtifact(id: $id, input: $input) { artifact { id } } }`;
const DELETE = 'mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }';
const RELATED = `query ($id: ID!) { artifact(id: $id) {
  made { edtf } related(first: 100) { reasons artifact { artifactName } } } }`;
const HISTORY = `query ($id: ID!) { artifactHistory(artifactId: $id) {
  edges { node { changes { field before after } } } } }`;
const SEARCH = `query ($filter: ArtifactFilter!) { artifacts(first: 100, filter: $filter) {
  totalCount suggestions facets { types { count } } edges { node { artifactName description } } } }`;

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: false, createRenderer });
});
afterAll(() => catalogue.stop());

/** The first characters as one line. */
const beginning = (text: string, length: number): string =>
  [...text].slice(0, length).join('').replace(/\s/g, ' ');

/**
 * Writes a text into every field that takes one, changes it, and reads it in every way.
 * @returns the processor time of each step, in milliseconds.
 */
async function costsOf(text: string): Promise<Record<string, number>> {
  const costs: Record<string, number> = {};
  async function measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    costs[name] = (user + system) / 1000;
    return result;
  }
  const run = (name: string, query: string, variables: Record<string, unknown>) =>
    measure(name, async () => {
      const { data, errors } = await catalogue.as(ada).run(query, variables);
      expect([name, errors]).toEqual([name, []]);
      return data;
    });
  const get = (name: string, path: string) =>
    measure(name, async () => {
      const response = await catalogue.visitor.fetch('GET', path);
      expect([path, response.status]).toEqual([path, 200]);
      await response.text();
    });

  const input = buildArtifact({
    artifactName: beginning(text, 200),
    artifactType: 'WEAPONS',
    ...{ createdAt: text, discoveredAt: text, discoveredBy: text, presentLocation: text },
    ...{ historicalContext: text, description: text, imageAlt: beginning(text, 1_000) },
  });
  const { id } = (await run('add', ADD, { input })).addArtifact.artifact;
  const added = await run('add another', ADD, { input });
  const description = `New: ${[...text].slice(0, 9_000).join('')}`;
  await run('update', UPDATE, { id, input: { ...input, description, historicalContext: 'New.' } });
  await run('related', RELATED, { id });
  await run('history', HISTORY, { id });
  await run('search', SEARCH, { filter: { search: beginning(text, 200) } });
  // Of a character that stands for eighteen, eleven are as many as a search takes.
  await run('text', SEARCH, { filter: { text: beginning(text, 11) } });
  await run('suggestions', SEARCH, { filter: { text: `${beginning(text, 10)} zzyzx` } });
  for (const ending of ['json', 'jsonld', 'bib', 'csl.json', 'csv', 'xml']) {
    await get(ending, `/records/${id}.${ending}`);
  }
  await get('page', `/artifactsdetails/${id}`);
  await get('gallery', `/all-artifacts?q=${encodeURIComponent(beginning(text, 200))}`);
  await get('embed', `/embed/${id}`);
  await get('citations', `/records/${id}/citations`);
  await get('REST', `/api/allartifacts/${id}`);
  await get('feed', '/feed.atom');
  await get('export', '/export.csv');
  await get('spreadsheet', '/export.xlsx');
  const record = `identifier=oai:antiquary.example:${id}`;
  await get('OAI-PMH', `/oai?verb=GetRecord&metadataPrefix=oai_dc&${record}`);
  await run('delete', DELETE, { id });
  await run('delete another', DELETE, { id: added.addArtifact.artifact.id });
  return costs;
}

/** Long addresses, of characters that some reader of addresses looks for. */
const HOSTILE_PATHS = ['/', '.', '.a', '%2F', '-', '@', '%20', ';', '/..', '/.'].map(
  (part) => `/a${part.repeat(12_000 / part.length)}b`,
);

it('no address costs many times as much as a plain address of its length', async () => {
  const costOf = async (path: string) => {
    const before = process.cpuUsage();
    await (await fetch(catalogue.url + path, { redirect: 'manual' })).text();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const plain = `/a${'b'.repeat(12_000)}`;
  await costOf(plain);
  for (const path of HOSTILE_PATHS) {
    // Garbage may have been collected, or the machine may be busy. What costs too much does so every time.
    const bound = Math.max(5 * (await costOf(plain)), 200);
    const cost = Math.min(await costOf(path), await costOf(path));
    expect([path.slice(0, 10), cost < bound || `${cost} ms of ${bound}`]).toEqual([
      path.slice(0, 10),
      true,
    ]);
  }
});

it('no text costs many times as much as a plain text of its length', async () => {
  // The first time is slower.
  await costsOf(PLAIN_TEXT);
  const firstPlain = await costsOf(PLAIN_TEXT);
  const texts = Object.entries(HOSTILE_TEXTS);
  const beyondBound = (costs: Record<string, number>, plain: Record<string, number>) =>
    Object.entries(costs).filter(
      ([step, cost]) => cost > Math.max(FACTOR * (plain[step] ?? 0), LEAST),
    );
  const tooMuch: string[] = [];
  // PostgreSQL takes long to index a text of 180,000 characters.
  const every = inLongRun(globalThis.testEngine === 'postgres' ? 4 : 1, 48);
  for (const [name, text] of texts.filter((_, index) => index % every === 0)) {
    if (beyondBound(await costsOf(text), firstPlain).length === 0) continue;
    // The machine may have become slower since: both are measured again, one after the other.
    const plain = await costsOf(PLAIN_TEXT);
    const again = beyondBound(await costsOf(text), plain);
    tooMuch.push(...again.map(([step, cost]) => `${name}, ${step}: ${Math.round(cost)} ms`));
  }
  expect(tooMuch).toEqual([]);
}, 600_000);
