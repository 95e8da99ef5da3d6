import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { shown, views } from '../support/detail-page';
import { ada, buildArtifact, visit, silenceConsole } from '../support/site';

silenceConsole();

test('a visitor is sent to sign in, with the attempted path', async () => {
  const { place, api } = visit('/artifactsdetails/7', {
    member: null,
    answers: { WaitingArtifact: () => ({ artifact: buildArtifact() }) },
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(place()).toBe('/signin?from=%2Fartifactsdetails%2F7');
  expect(api.named('DetailPage')).toEqual([]);
});

test('a visitor of an artifact that is gone is told so', async () => {
  const { place } = visit('/artifactsdetails/7', {
    member: null,
    answers: { WaitingArtifact: () => ({ artifact: null }) },
  });
  expect(await screen.findByText('Artifact not found')).toBeTruthy();
  expect(place()).toBe('/signin?from=%2Fartifactsdetails%2F7');
  const main = screen.getByRole('main');
  expect(main.textContent).not.toContain('to see the artifact');
  expect(screen.getByRole('link', { name: 'See all artifacts' })).toBeTruthy();
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

test('nothing is requested while the sign-in state is loading', async () => {
  const { api, session } = visit('/artifactsdetails/7', { answers: shown });
  expect(screen.getByText('Loading…')).toBeTruthy();
  expect(api.calls).toEqual([]);
  act(() => session.set({ status: 'signedIn', member: ada }));
  expect(await screen.findByRole('heading', { name: 'Mask of Agamemnon' })).toBeTruthy();
  expect(api.named('DetailPage')[0]?.authorization).toBe('Bearer token-of-ada');
});

test('it shows every field, the counts, and the way back', async () => {
  visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      ...views,
      DetailPage: () => ({ artifact: buildArtifact({ description: 'Beaten gold.' }) }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Mask of Agamemnon' });
  for (const text of [
    'Funerary Mask',
    'c. 1550 BC',
    'Mycenae, Greece',
    'Heinrich Schliemann',
    'National Archaeological Museum, Athens',
    'Found in Grave Circle A.',
    'Beaten gold.',
    'Ada Lovelace',
    '3 likes',
    'Views: 1,247',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  const [address] = screen
    .getAllByRole('link')
    .filter(({ textContent }) => textContent === 'ada@example.com');
  expect(address?.getAttribute('href')).toBe('/shareartifacts/ada@example.com');
  const back = screen.getByRole('link', { name: 'Back to All Artifacts' });
  expect(back.getAttribute('href')).toBe('/all-artifacts');
  expect(document.title).toBe('Mask of Agamemnon · Antiquary');
});

test('texts have the direction of their script, and a text keeps its paragraphs', async () => {
  const description = 'قناع من الذهب\nوجد في القبر\r\n\r\nBeaten gold.\n \n\nOne sheet.';
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact: buildArtifact({ description }) }) },
  });
  const region = await screen.findByRole('heading', { name: 'Description' });
  const paragraphs = [...(region.parentElement?.querySelectorAll('p') ?? [])];
  expect(paragraphs.map(({ textContent }) => textContent.trim())).toEqual([
    'قناع من الذهب\nوجد في القبر',
    'Beaten gold.',
    'One sheet.',
  ]);
  const written = [
    ...paragraphs,
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('Mycenae, Greece', { selector: 'dd *' }),
    ...screen.getAllByText('Ada Lovelace').filter(({ tagName }) => tagName === 'A'),
  ];
  for (const element of written) {
    expect(element.closest('[dir]')?.getAttribute('dir')).toBe('auto');
  }
});

test('the sources of a description have a heading of their own', async () => {
  const description = 'Beaten gold.\n\nSources: Athens, NAM 624; O. Dickinson (2005).';
  visit('/artifactsdetails/7', {
    member: ada,
    answers: { ...views, DetailPage: () => ({ artifact: buildArtifact({ description }) }) },
  });
  await screen.findByRole('heading', { name: 'Sources' });
  const part = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent;
  expect(part('Description')).toBe('DescriptionBeaten gold.');
  expect(part('Sources')).toBe('SourcesAthens, NAM 624 O. Dickinson (2005)');
});

test('the picture opens at full size, unless it is broken', async () => {
  visit('/artifactsdetails/7', { member: ada, answers: shown });
  const link = await screen.findByRole('link', { name: /^Full-size picture/ });
  expect(link.getAttribute('href')).toBe('/plates/mask-of-agamemnon.svg');
  expect(link.getAttribute('rel')).toBe('noreferrer');
  fireEvent.error(screen.getByRole('img', { name: 'Mask of Agamemnon' }));
  expect(screen.queryByRole('link', { name: /^Full-size picture/ })).toBeNull();
});

test('a view is recorded once, after loading', async () => {
  const { api } = visit('/artifactsdetails/7', { member: ada, answers: shown });
  await screen.findByText('Views: 1,247');
  await waitFor(() => expect(api.named('RecordView').length).toBeGreaterThan(0));
  expect(api.calls[0]?.name).toBe('DetailPage');
});

test('an unknown artifact is not found', async () => {
  const { api } = visit('/artifactsdetails/9', {
    member: ada,
    answers: { DetailPage: () => ({ artifact: null }) },
  });
  expect(await screen.findByText('Artifact not found')).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Back to All Artifacts' });
  expect(back.getAttribute('href')).toBe('/all-artifacts');
  expect(api.named('RecordView')).toEqual([]);
});
