import { ada, startCatalogue, type TestCatalogue } from './catalogue';
import { readPage } from './list-pages';

/** The names say where "jade" stands. */
export const textArtifacts = [
  { artifactName: 'In prose', historicalContext: 'Jade was worth more than gold.' },
  { artifactName: 'Jade disc', description: 'A disc with a hole.' },
  { artifactName: 'Place', discoveredAt: 'Jade Gate, Dunhuang' },
  { artifactName: 'Disc', description: 'Of jade.' },
  { artifactName: 'Keeper', presentLocation: 'British Museum', discoveredBy: 'Howard Carter' },
  { artifactName: 'Other keeper', presentLocation: 'Museum of British History' },
  { artifactName: '青銅鏡', createdAt: '漢朝', description: 'ไทยแลนด์' },
  { artifactName: 'Ναός', discoveredBy: 'Ἰωάννης' },
  {
    artifactName: 'Operators',
    description: 'a* OR b AND c NOT d NEAR(e) {name}: f ^g "h" \'i\' & |',
  },
];

/** Starts a catalogue of these artifacts. */
export async function startTextCatalogue(): Promise<TestCatalogue> {
  const catalogue = await startCatalogue();
  for (const artifact of textArtifacts) await catalogue.as(ada).add(artifact);
  return catalogue;
}

/** The names that a text finds, by relevance. */
export async function findNames(
  { visitor }: TestCatalogue,
  text: string,
  filter: object = {},
): Promise<string[]> {
  const args = { first: 100, filter: { text, ...filter } };
  const page = await readPage(visitor, 'RELEVANCE', args);
  expect(page.totalCount).toBe(page.edges.length);
  // The database counts a list of which the page shows a part.
  const part = await readPage(visitor, 'RELEVANCE', { ...args, first: 1 });
  expect(part.totalCount).toBe(page.edges.length);
  return page.edges.map(({ node }) => node.artifactName);
}
