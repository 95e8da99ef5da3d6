import { screen, waitFor, within } from '@testing-library/react';
import { declareFact } from '../support/declared-facts';
import {
  ada,
  type Answers,
  buildArtifact,
  enterText,
  expectSuccess,
  Refusal,
  silenceConsole,
  visit,
} from '../support/site';

silenceConsole();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const SOURCE = 'Where can one look this up? (optional)';
const REMARK = 'What do you know about it? (optional)';
const others = buildArtifact({ viewerCanEdit: false });
const page = {
  DetailPage: () => ({ artifact: others }),
  RecordView: () => ({ recordView: { artifact: others } }),
  UpdateArtifactPage: () => ({ artifact: buildArtifact() }),
};

const open = {
  __typename: 'Suggestion',
  id: 's1',
  suggestedAt: '2026-11-20T10:00:00.000Z',
  source: 'Karo 1930',
  remark: null,
  changes: [
    {
      __typename: 'ArtifactFieldChange',
      ...{ field: 'createdAt', before: 'c. 1550 BC', after: '16th century BC' },
    },
  ],
};

/** The form of a member for the artifact of another. */
function openForm(suggestion: object | null, answers: Answers = {}, path = '/suggest/7') {
  return visit(path, {
    member: ada,
    answers: {
      ...page,
      SuggestChangePage: () => ({ artifact: { ...others, viewerSuggestion: suggestion } }),
      SuggestChange: () => ({
        suggest: { suggestion: { __typename: 'Suggestion', id: 's2' } },
      }),
      ...answers,
    },
  });
}
const send = async (user: ReturnType<typeof visit>['user']) =>
  user.click(screen.getByRole('button', { name: 'Send suggestion' }));

test('a member sends what the form changes, with source and remark, and returns to the artifact', async () => {
  const { user, api, place } = openForm(null);
  await enterText('Created At', '16th century BC');
  await enterText('Caption of the Picture (optional)', 'The front');
  await enterText(SOURCE, 'Karo 1930');
  await enterText(REMARK, 'It lay in Grave V.');
  await send(user);
  await expectSuccess('Suggestion sent. Thank you!');
  expect(api.named('SuggestChange')[0]?.variables).toEqual({
    artifactId: '7',
    input: {
      changes: { createdAt: '16th century BC', imageCaption: 'The front' },
      source: 'Karo 1930',
      remark: 'It lay in Grave V.',
    },
  });
  await waitFor(() => expect(place()).toBe('/artifactsdetails/7'));
  expect(sessionStorage).toHaveLength(0);
});

test('a remark alone is a suggestion; nothing at all is none', async () => {
  const { user, api } = openForm(null);
  await screen.findByLabelText('Artifact Name');
  await enterText(SOURCE, 'Karo 1930');
  await send(user);
  expect(await screen.findByText('Change a field above, or write what you know')).toBeTruthy();
  expect(document.activeElement).toBe(field(REMARK));
  await enterText(REMARK, 'It lay in Grave V.');
  await send(user);
  await expectSuccess('Suggestion sent. Thank you!');
  expect(api.named('SuggestChange').map(({ variables }) => variables['input'])).toEqual([
    { source: 'Karo 1930', remark: 'It lay in Grave V.' },
  ]);
});

test('what the API refuses stands at its field, and the draft survives', async () => {
  const refusal = new Refusal('BAD_USER_INPUT', { image: 'No such picture' });
  const { user } = openForm(null, { SuggestChange: () => refusal });
  await enterText('Image URL', 'https://example.com/none.png');
  await send(user);
  expect(await screen.findByText('No such picture')).toBeTruthy();
  expect(Object.keys(sessionStorage)).toEqual(['antiquary:suggestion:ada:7']);
});

test('an open suggestion is in the form; sending again sends it whole', async () => {
  const { user, api } = openForm(open);
  expect(await screen.findByText(/You suggested this on/)).toBeTruthy();
  expect(field('Created At').value).toBe('16th century BC');
  expect(field(SOURCE).value).toBe('Karo 1930');
  expect(sessionStorage).toHaveLength(0);
  await enterText('Discovered By', 'Sophia Schliemann');
  await send(user);
  await expectSuccess('Suggestion sent. Thank you!');
  expect(api.named('SuggestChange')[0]?.variables['input']).toEqual({
    changes: { createdAt: '16th century BC', discoveredBy: 'Sophia Schliemann' },
    source: 'Karo 1930',
    remark: null,
  });
});

test('an open suggestion is withdrawn after a question; the form then has the values of today', async () => {
  let suggestion: object | null = open;
  const { user, api } = openForm(null, {
    SuggestChangePage: () => ({ artifact: { ...others, viewerSuggestion: suggestion } }),
    WithdrawSuggestion: () => {
      suggestion = null;
      return { withdrawSuggestion: { suggestion: { ...open, state: 'WITHDRAWN' } } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw it' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw your suggestion?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await expectSuccess('Suggestion withdrawn');
  expect(api.named('WithdrawSuggestion')[0]?.variables).toEqual({ id: 's1' });
  await waitFor(() => expect(field('Created At').value).toBe('c. 1550 BC'));
  expect(screen.queryByText(/You suggested this on/)).toBeNull();
});

test('a draft that is older than the artifact is compared with its newer version', async () => {
  sessionStorage.setItem(
    'antiquary:suggestion:ada:7',
    JSON.stringify({ createdAt: '16th century BC', base: others }),
  );
  const newer = { ...others, createdAt: 'c. 1560 BC', viewerSuggestion: null };
  openForm(null, { SuggestChangePage: () => ({ artifact: newer }) });
  const compared = await screen.findByRole('region', {
    name: 'This artifact was changed elsewhere',
  });
  const versions = [...compared.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(versions).toEqual(['c. 1560 BC', '16th century BC']);
  expect(within(compared).getByRole('button', { name: 'Suggest my values' })).toBeTruthy();
});

test('who may change the artifact is led to the form that does, with the field', async () => {
  const { place, router } = openForm(
    null,
    { SuggestChangePage: () => ({ artifact: buildArtifact({ viewerSuggestion: null }) }) },
    '/suggest/7#imageAlt',
  );
  await waitFor(() => expect(place()).toBe('/updateartifacts/7'));
  expect(router.state.location.hash).toBe('#imageAlt');
  const described = await screen.findByLabelText('Description of the Picture (optional)');
  await waitFor(() => expect(document.activeElement).toBe(described));
});

test('the address names the field that has the focus', async () => {
  openForm(null, {}, '/suggest/7#imageAlt');
  const described = await screen.findByLabelText('Description of the Picture (optional)');
  await waitFor(() => expect(document.activeElement).toBe(described));
});

test('an artifact that is gone is said to be', async () => {
  openForm(null, { SuggestChangePage: () => ({ artifact: null }) });
  expect(await screen.findByText('Artifact not found')).toBeTruthy();
});

test('the form has no private fact', async () => {
  visit('/suggest/7', {
    member: ada,
    answers: { SuggestChangePage: () => ({ artifact: { ...others, viewerSuggestion: null } }) },
    facts: [declareFact('weight', 'Weight'), declareFact('shelf', 'Shelf', { private: true })],
  });
  expect(await screen.findByLabelText('Weight')).toBeTruthy();
  expect(screen.queryByLabelText(/Shelf/)).toBeNull();
});

describe('the pages of an artifact', () => {
  const detail = (artifact: Record<string, unknown>) =>
    visit('/artifactsdetails/7', {
      member: ada,
      answers: { ...page, DetailPage: () => ({ artifact: buildArtifact(artifact) }) },
    });

  test('lead members to the form, and to the description that is missing', async () => {
    detail({ viewerCanEdit: false });
    const link = await screen.findByRole('link', { name: 'Suggest a change' });
    expect(link.getAttribute('href')).toBe('/suggest/7');
    const describe = screen.getByRole('link', { name: 'Describe this picture' });
    expect(describe.getAttribute('href')).toBe('/suggest/7#imageAlt');
  });

  test.each([
    ['whoever may change it', { viewerCanEdit: true }, 'Suggest a change'],
    ['a described picture', { viewerCanEdit: false, imageAlt: 'A mask.' }, 'Describe this picture'],
  ])('say nothing of it for %s', async (_case, artifact, name) => {
    detail(artifact);
    expect(await screen.findByText('Views: 1,247')).toBeTruthy();
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test.each([
    [['Ben'], 0, 'With help from Ben'],
    [['Ben', 'Cy'], 0, 'With help from Ben and Cy'],
    [['Ben', 'Cy'], 1, 'With help from Ben, Cy and 1 other'],
    [['Ben', 'Cy'], 2, 'With help from Ben, Cy and 2 others'],
  ])('credit %j and %i others', async (names, more, words) => {
    detail({ helpers: { __typename: 'ArtifactHelpers', names, others: more } });
    const credit = await screen.findByText('With help from');
    expect(credit.parentElement?.textContent).toBe(words);
  });

  test('the record leads visitors there, who sign in first', async () => {
    const { user, place } = visit('/records/7', {
      member: null,
      answers: { RecordPage: () => ({ artifact: others }) },
    });
    await user.click(await screen.findByRole('link', { name: 'Suggest a change' }));
    await waitFor(() => expect(place()).toBe('/signin?from=%2Fsuggest%2F7'));
    expect(await screen.findByText('Sign in to suggest a change.')).toBeTruthy();
  });
});
