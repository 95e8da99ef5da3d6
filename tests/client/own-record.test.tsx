import { screen, within } from '@testing-library/react';
import { runtimeConfig, setRuntimeConfig } from '../../client/runtime-config';
import { builtInSite, provideSite } from '../support/built-in-site';
import {
  ada,
  buildArtifact,
  buildConnection,
  enterText,
  expectSuccess,
  silenceConsole,
  visit,
} from '../support/site';
import { views } from '../support/detail-page';

const types = { COIN: 'Coin', SPINDLE_WHORL: 'Spindle Whorl' };
const fields = {
  artifactName: { label: 'Find' },
  image: { required: false },
  discoveredAt: { label: 'Findspot' },
  discoveredBy: { label: 'Finder', required: false },
  presentLocation: { required: false },
  historicalContext: { required: false },
  description: { label: 'What one sees', inForm: true },
};
const bareFind = {
  ...{ id: '8', artifactName: 'Lead whorl', artifactType: 'SPINDLE_WHORL', image: '' },
  ...{ picture: null, createdAt: 'AD 900', discoveredAt: 'Fenwick', discoveredBy: '' },
  ...{ presentLocation: '', historicalContext: '', description: null, imageAlt: null },
};

silenceConsole();
const { identity } = builtInSite;
beforeEach(() => {
  provideSite();
  setRuntimeConfig({
    ...runtimeConfig(),
    site: { ...identity, record: { ...identity.record, types, fields } },
  });
});
afterEach(() => setRuntimeConfig({ ...runtimeConfig(), site: identity }));

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('the form has the types, labels and fields of the site, and takes an artifact without a picture', async () => {
  const { user, api } = visit('/add-artifacts', {
    member: ada,
    answers: {
      MyArtifactsPage: () => ({ artifactsByUser: buildConnection([buildArtifact()]) }),
      AddArtifact: () => ({ addArtifact: { artifact: buildArtifact({ id: '8' }) } }),
    },
  });
  await screen.findByLabelText('Find');
  const options = within(field('Artifact Type')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a type',
    'Coin',
    'Spindle Whorl',
  ]);
  for (const label of ['Finder', 'Image URL', 'Historical Context', 'What one sees']) {
    expect(field(`${label} (optional)`).required).toBe(false);
  }
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  for (const words of ['Fill in “Find”', 'Write when it was made', 'Fill in “Findspot”']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  await enterText('Find', 'Lead whorl');
  await enterText('Created At', 'AD 900');
  await enterText('Findspot', 'Fenwick');
  await user.selectOptions(field('Artifact Type'), 'Spindle Whorl');
  await user.click(screen.getByRole('button', { name: 'Add Artifact' }));
  await expectSuccess('Artifact added successfully!');
  expect(api.named('AddArtifact')[0]?.variables).toMatchObject({
    input: {
      ...{ artifactName: 'Lead whorl', artifactType: 'SPINDLE_WHORL', createdAt: 'AD 900' },
      ...{ image: '', discoveredBy: '', historicalContext: '', description: '' },
    },
  });
});

test('the page of an artifact leaves out what it lacks', async () => {
  visit('/artifactsdetails/8', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact: buildArtifact(bareFind) }) },
  });
  const article = await screen.findByRole('article');
  const labels = within(article)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(['Artifact Type', 'Created At', 'Findspot']);
  expect(within(article).getByText('Spindle Whorl')).toBeTruthy();
  expect(within(article).queryByText(/now in|Picture shared by|Historical Context/)).toBeNull();
  expect(within(article).getByRole('img').getAttribute('src')).toBe('/placeholder.svg');
});
