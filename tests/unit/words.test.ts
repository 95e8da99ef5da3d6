import { artifactTypeLabels as shownByClient } from '../../client/artifacts/artifact-types';
import { civilizationCards } from '../../client/civilizations/civilization-cards';
import { artifactTypeLabels } from '../../server/artifacts/artifact-type';
import { pageHead } from '../../server/http/page-head';

// Client and server import nothing of each other, so these words stand in both.
test('the client writes every type as the server does, in the same order', () => {
  expect(Object.entries(shownByClient)).toEqual(Object.entries(artifactTypeLabels));
});

test('the server names every civilization as its page does', async () => {
  for (const { key, name, summary } of civilizationCards) {
    const head = await pageHead(`/civilization/${key}`, async () => null);
    expect(head).toMatchObject({ title: `${name} · Antiquary`, description: summary, status: 200 });
  }
});
