import { screen, waitFor, within } from '@testing-library/react';
import { differenceOfWords } from '../../client/record/history/word-difference';
import { ada, type Answers, buildArtifact, expectSuccess, Refusal, visit } from '../support/site';

const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'ArtifactFieldChange',
  ...{ field, before, after },
});
const revision = (id: string, overrides: object = {}) => ({
  __typename: 'ArtifactRevision',
  id,
  kind: 'UPDATED',
  changedAt: '2026-11-20T10:00:00.000Z',
  userName: 'Ben Booth',
  suggestedBy: null as string | null,
  sheet: null as string | null,
  isCurrent: false,
  changes: [],
  ...overrides,
});
const current = revision('3', {
  isCurrent: true,
  changes: [
    change('historicalContext', 'Found in Grave B.', 'Found in Grave Circle A.'),
    change('artifactType', 'TOOLS', 'FUNERARY_MASK'),
    change('description', null, 'Beaten gold.'),
  ],
});
const added = revision('1', { kind: 'ADDED' });
const history = (nodes: object[], overrides: object = {}) => ({
  artifactHistory: {
    __typename: 'ArtifactRevisionConnection',
    edges: nodes.map((node) => ({ __typename: 'ArtifactRevisionEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    viewerCanRestore: true,
    ...overrides,
  },
});

async function openHistory(answers: Answers) {
  const site = visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      RecordView: () => ({ recordView: { artifact: null } }),
      DetailPage: () => ({ artifact: buildArtifact() }),
      ...answers,
    },
  });
  await site.user.click(await screen.findByRole('button', { name: 'Show history' }));
  return site;
}
const shown = () =>
  waitFor(() => within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem'));
const marked = (element: HTMLElement, selector: 'del' | 'ins') =>
  [...element.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the history is asked for when it is opened, and shows who changed which words', async () => {
  const { api } = await openHistory({ ArtifactHistory: () => history([current, added]) });
  const [latest, first] = await shown();
  expect(api.named('ArtifactHistory')).toHaveLength(1);
  expect(within(latest as HTMLElement).getByRole('heading', { level: 3 }).textContent).toBe(
    'Changed by Ben Booth',
  );
  expect(latest?.textContent).toContain('present version');
  expect(marked(latest as HTMLElement, 'del')).toEqual(['B', 'Tools']);
  expect(marked(latest as HTMLElement, 'ins')).toEqual([
    'Circle A',
    'Funerary Mask',
    'Beaten gold.',
  ]);
  expect(first?.textContent).toContain('Added by Ben Booth');
});

test('a change that another member suggested names both', async () => {
  await openHistory({
    ArtifactHistory: () => history([{ ...current, suggestedBy: 'Cy Carter' }, added]),
  });
  const [latest] = await screen.findAllByRole('heading', { level: 3 });
  expect(latest?.textContent).toBe('Changed by Ben Booth, suggested by Cy Carter');
});

test('a change by a sheet names the sheet', async () => {
  await openHistory({
    ArtifactHistory: () => history([{ ...current, sheet: 'Finds of 1998.xlsx' }, added]),
  });
  const [latest] = await screen.findAllByRole('heading', { level: 3 });
  expect(latest?.textContent).toBe('Changed by Ben Booth, with the sheet Finds of 1998.xlsx');
});

test('acts of an operator or a moderator on the whole artifact name no member', async () => {
  const act = { userName: null };
  await openHistory({
    ArtifactHistory: () =>
      history([
        revision('3', { ...act, kind: 'ADDED' }),
        revision('2', { ...act, kind: 'DELETED' }),
      ]),
  });
  await shown();
  expect(screen.getByText(/^Put back into the catalogue by/)).toBeTruthy();
  expect(screen.getByText(/^Taken out of the catalogue by/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
});

test('a version is restored after a question, based on the version that is shown', async () => {
  const { api, user } = await openHistory({
    ArtifactHistory: () => history([current, added]),
    RestoreArtifactVersion: () => ({
      restoreArtifactVersion: {
        __typename: 'RestoreArtifactVersionPayload',
        artifact: buildArtifact({ artifactName: 'First name' }),
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Restore the version of/ }));
  expect(api.named('RestoreArtifactVersion')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await expectSuccess('Restored!');
  expect(api.named('RestoreArtifactVersion')[0]?.variables).toEqual({
    artifactId: '7',
    revision: '1',
    basedOn: '2026-01-01T00:00:00.000Z',
  });
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('First name');
  await waitFor(() => expect(api.named('ArtifactHistory')).toHaveLength(2));
});

test('a newer version is shown instead of being overwritten', async () => {
  const { api, user } = await openHistory({
    ArtifactHistory: () => history([current, added]),
    RestoreArtifactVersion: () => new Refusal('CONFLICT'),
  });
  await user.click(await screen.findByRole('button', { name: /^Restore the version of/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/changed meanwhile/)).toBeTruthy();
  expect(api.named('DetailPage')).toHaveLength(2);
  expect(api.named('ArtifactHistory')).toHaveLength(2);
});

test('who may not restore sees no button for it', async () => {
  await openHistory({
    ArtifactHistory: () => history([current, added], { viewerCanRestore: false }),
  });
  await shown();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('older changes are added below', async () => {
  const { user } = await openHistory({
    ArtifactHistory: ({ after }) =>
      after
        ? history([added])
        : history([current], {
            pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'c' },
          }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show older changes' }));
  expect(await screen.findByText(/^Added by/)).toBeTruthy();
  expect(await shown()).toHaveLength(2);
  expect(document.activeElement).not.toBe(document.body);
});

test('a history that cannot be fetched is asked for again', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  let isLost = true;
  const { user } = await openHistory({
    ArtifactHistory: () => (isLost ? new Refusal('UNAVAILABLE') : history([added])),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch the history.');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Added by/)).toBeTruthy();
  consoleError.mockRestore();
});

test.each([
  ['one two three', 'one 2 three', ['two'], ['2']],
  ['', 'new', [], ['new']],
  ['青铜镜子', '青铜面具', ['镜子'], ['面具']],
])('of %j and %j, only the words that differ are marked', (before, after, removed, added) => {
  const difference = differenceOfWords(before, after);
  const changed = (side: 'before' | 'after') =>
    difference[side].filter(({ isChanged }) => isChanged).map(({ text }) => text);
  expect([changed('before'), changed('after')]).toEqual([removed, added]);
  expect(difference.after.map(({ text }) => text).join('')).toBe(after);
});

test('a change of a fact is named as the fact is', async () => {
  const changes = [
    change('facts.material', 'Gold', 'Gold; Electrum'),
    change('facts.formerly', null, 'A fact that is not declared any more'),
  ];
  await openHistory({ ArtifactHistory: () => history([revision('2', { changes }), added]) });
  await screen.findByText('Electrum', { exact: false });
  const names = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Material', 'facts.formerly']);
});
