import { startCatalogue, ada, type TestCatalogue } from '../support/catalogue';
import type { Caller } from '../support/caller';

let catalogue: TestCatalogue;
let owner: Caller;
beforeAll(async () => {
  catalogue = await startCatalogue();
  owner = catalogue.as(ada);
  await owner.add({
    artifactName: 'Mask of Tutankhamun',
    presentLocation: 'Egyptian Museum, Cairo',
    historicalContext: 'Made for the burial of the king. The mask is of gold.',
  });
  await owner.add({
    artifactName: 'Tablet of Uruk',
    presentLocation: 'British Museum, London',
    historicalContext: 'Clay tablet from Mesopotamia.',
  });
});
afterAll(() => catalogue.stop());

const QUERY = `query ($filter: ArtifactFilter, $after: String) {
  artifacts(filter: $filter, first: 5, after: $after) { totalCount suggestions }
}`;
const suggestionsFor = async (filter: object) => {
  const { data } = await catalogue.visitor.run(QUERY, { filter });
  return data.artifacts.suggestions;
};

describe('suggestions', () => {
  it.each([
    ['tutankamun', ['Tutankhamun']],
    ['Tutankhamen', ['Tutankhamun']],
    ['mesopotamai', ['Mesopotamia']],
    ['brtish museum', ['British museum']],
    ['"brtish museum"', ['"British museum"']],
    ['maks of tutankamun', ['mask of Tutankhamun']],
  ])('of the text %s are %j', async (text, suggestions) => {
    expect(await suggestionsFor({ text })).toEqual(suggestions);
  });
});
