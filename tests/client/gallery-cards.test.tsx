import { screen, waitFor, within } from '@testing-library/react';
import { ada, buildArtifact, buildConnection, visit, silenceConsole } from '../support/site';

const one = { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact()]) }) };

silenceConsole();

test('a card shows picture, name, likes, era, context and a link to its details', async () => {
  visit('/all-artifacts', { member: null, answers: one });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
  expect(card.getByRole('img').getAttribute('src')).toBe('/plates/mask-of-agamemnon-small.webp');
  expect(card.getByText('c. 1550 BC')).toBeTruthy();
  expect(card.getByText('Found in Grave Circle A.')).toBeTruthy();
  expect(card.getByText('3').parentElement?.textContent).toBe('♥ 3 likes');
  const link = card.getByRole('link', { name: 'View Details' });
  expect(link.getAttribute('href')).toBe('/artifactsdetails/7');
  expect(screen.getByText('1 artifact found')).toBeTruthy();
});

test.each([
  ['a visitor', 'the record', null, '/records/7'],
  ['a member', 'the page for members', ada, '/artifactsdetails/7'],
])('the name of a card leads %s to %s', async (_who, _page, member, path) => {
  visit('/all-artifacts', { member, answers: one });
  const name = () => screen.findByRole('link', { name: 'Mask of Agamemnon' });
  await waitFor(async () => expect((await name()).getAttribute('href')).toBe(path));
});

test('the picture of the first card loads before everything else, the others when they come near', async () => {
  visit('/all-artifacts', {
    member: null,
    answers: {
      GalleryPage: () => ({
        artifacts: buildConnection([buildArtifact(), buildArtifact({ id: '8' })]),
      }),
    },
  });
  const [first, second] = await screen.findAllByRole('img', { name: 'Mask of Agamemnon' });
  expect(first?.getAttribute('loading')).toBe('eager');
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(second?.getAttribute('loading')).toBe('lazy');
  expect(second?.getAttribute('fetchpriority')).toBe('low');
});

test('what members have written keeps the direction of its script', async () => {
  const arabic = {
    artifactName: 'قناع',
    createdAt: 'القرن الثالث',
    historicalContext: 'قناع من الذهب',
  };
  visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([buildArtifact(arabic)]) }) },
  });
  const card = within(await screen.findByRole('article'));
  for (const text of Object.values(arabic)) {
    expect(card.getByText(text).closest('[dir]')?.getAttribute('dir')).toBe('auto');
  }
});

test('a name that a card cuts off is told whole to screen readers, and as a tooltip', async () => {
  const name = 'A very long name '.repeat(12).trim();
  const long = buildArtifact({ artifactName: name });
  const short = buildArtifact({ id: '8', artifactName: 'Owl' });
  visit('/all-artifacts', {
    member: null,
    answers: { GalleryPage: () => ({ artifacts: buildConnection([long, short]) }) },
  });
  const cut = within(await screen.findByRole('article', { name }));
  expect(cut.getByRole('link', { name }).title).toBe(name);
  const whole = within(screen.getByRole('article', { name: 'Owl' }));
  expect(whole.getByRole('link', { name: 'Owl' }).title).toBe('');
});

test('a broken picture shows the placeholder, still as an image', async () => {
  visit('/all-artifacts', { member: null, answers: one });
  const picture = within(await screen.findByRole('article')).getByRole('img');
  picture.dispatchEvent(new Event('error'));
  await waitFor(() => expect(picture.getAttribute('src')).toBe('/placeholder.svg'));
});
