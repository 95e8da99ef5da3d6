import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../client/App';
import { WithApollo } from '../../client/apollo/WithApollo';
import {
  type DecideSuggestion_SuggestionFragment,
  useSuggestionToDecideQuery,
} from '../../client/generated/graphql';
import { DecideSuggestion } from '../../client/suggestions/DecideSuggestion';
import { provideSite } from '../support/built-in-site';
import { buildSession } from '../support/session';
import {
  ada,
  type Answers,
  buildApi,
  buildArtifact,
  expectSuccess,
  Refusal,
  silenceConsole,
} from '../support/site';

silenceConsole();

const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'ArtifactFieldChange',
  ...{ field, before, after },
});

const waiting = {
  __typename: 'Suggestion',
  id: 's1',
  state: 'OPEN',
  suggesterName: 'Ben Booth',
  suggestedAt: '2026-11-20T10:00:00.000Z',
  isOutdated: false,
  source: null as string | null,
  remark: null as string | null,
  changes: [
    change('createdAt', 'c. 1550 BC', '16th century BC'),
    change('artifactType', 'FUNERARY_MASK', 'TOOLS'),
    change('facts.material', null, 'Gold'),
  ],
  artifact: buildArtifact(),
};

const onDecided = jest.fn();
beforeEach(() => onDecided.mockClear());

/** A page with the suggestion. */
function SuggestionPage() {
  const { data } = useSuggestionToDecideQuery({ variables: { id: 's1' } });
  const node = data?.node;
  return node && 'state' in node ? (
    <DecideSuggestion
      suggestion={node as DecideSuggestion_SuggestionFragment}
      onDecided={onDecided}
    />
  ) : null;
}

function show(overrides: Partial<typeof waiting> = {}, answers: Answers = {}) {
  provideSite();
  const accepted = { __typename: 'AcceptSuggestionPayload', artifact: buildArtifact() };
  const refused = { suggestion: { ...waiting, state: 'REFUSED' } };
  const api = buildApi({
    SuggestionToDecide: () => ({ node: { ...waiting, ...overrides } }),
    AcceptSuggestion: () => ({ acceptSuggestion: accepted }),
    RefuseSuggestion: () => ({ refuseSuggestion: refused }),
    ...answers,
  });
  const router = createMemoryRouter([
    { element: <WithApollo />, children: [{ path: '/', element: <SuggestionPage /> }] },
  ]);
  render(
    <App session={buildSession(ada)}>
      <RouterProvider router={router} />
    </App>,
  );
  return { api, user: userEvent.setup({ delay: null }) };
}
const article = () => screen.findByRole('article', { name: 'Mask of Agamemnon' });
const button = (name: string) => screen.findByRole('button', { name });

test('shows who suggests what, with the words that differ; what stays ticked is accepted', async () => {
  const { user, api } = show();
  const shown = within(await article());
  expect(shown.getByText('Ben Booth')).toBeTruthy();
  const ticks = shown.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([true, true, true]);
  const marked = [...(await article()).querySelectorAll('ins')].map((one) => one.textContent);
  expect(marked).toEqual(['16th', 'century', 'Tools', 'Gold']);
  await user.click(shown.getByRole('checkbox', { name: 'Artifact Type' }));
  await user.click(shown.getByRole('checkbox', { name: 'Material' }));
  await user.click(await button('Accept what is ticked'));
  await expectSuccess('Suggestion accepted');
  expect(api.named('AcceptSuggestion')[0]?.variables).toEqual({ id: 's1', fields: ['createdAt'] });
  expect(onDecided).toHaveBeenCalledTimes(1);
});

test('who presses twice decides once, also while what waits is read again', async () => {
  let read: () => void = () => undefined;
  onDecided.mockReturnValueOnce(new Promise<void>((resolve) => (read = resolve)));
  const { user, api } = show();
  const accept = await button('Accept what is ticked');
  await user.dblClick(accept);
  await expectSuccess('Suggestion accepted');
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  await user.click(accept);
  expect(api.named('AcceptSuggestion')).toHaveLength(1);
  read();
  await waitFor(() => expect(accept.getAttribute('aria-disabled')).toBeNull());
});

test('nothing ticked is no decision', async () => {
  const { user, api } = show({ changes: [change('createdAt', 'c. 1550 BC', '16th century BC')] });
  await user.click(await screen.findByRole('checkbox', { name: 'Created At' }));
  await user.click(await button('Accept what is ticked'));
  const complaint = await screen.findByRole('alert');
  expect(complaint.textContent).toBe('Tick what you accept, or refuse the suggestion');
  expect(api.named('AcceptSuggestion')).toEqual([]);
});

test('a remark without changes is accepted with thanks', async () => {
  const { user, api } = show({ changes: [], remark: 'It lay in Grave V.' });
  expect(await screen.findByText('It lay in Grave V.')).toBeTruthy();
  await user.click(await button('Accept the remark'));
  await expectSuccess('Remark accepted');
  expect(api.named('AcceptSuggestion')[0]?.variables).toEqual({ id: 's1', fields: [] });
});

test.each([
  ['Because it is older.', 'Because it is older.'],
  ['', null],
])('is refused with the reason "%s"', async (written, reason) => {
  const { user, api } = show();
  await user.click(await button('Refuse…'));
  await user.click(await button('Cancel'));
  expect(document.activeElement).toBe(await button('Refuse…'));
  await user.click(await button('Refuse…'));
  const field = await screen.findByLabelText('Reason (optional)');
  expect(document.activeElement).toBe(field);
  if (written) await user.type(field, written);
  await user.click(await button('Refuse suggestion'));
  await expectSuccess('Suggestion refused');
  expect(api.named('RefuseSuggestion')[0]?.variables).toEqual({ id: 's1', reason });
});

test('an outdated suggestion is accepted for the version that is shown', async () => {
  const { user, api } = show({ isOutdated: true });
  expect((await screen.findByRole('status')).textContent).toMatch(/what it says today/);
  await user.click(await button('Accept what is ticked'));
  await expectSuccess('Suggestion accepted');
  const { updatedAt } = buildArtifact();
  expect(api.named('AcceptSuggestion')[0]?.variables).toMatchObject({ basedOn: updatedAt });
});

test('what was changed meanwhile is read again, and then accepted knowingly', async () => {
  const updatedAt = '2026-11-21T10:00:00.000Z';
  const newer = {
    ...waiting,
    isOutdated: true,
    changes: [change('createdAt', 'c. 1600 BC', '16th century BC')],
    artifact: buildArtifact({ updatedAt }),
  };
  let stored: object = waiting;
  const { user, api } = show(
    {},
    {
      SuggestionToDecide: () => ({ node: stored }),
      AcceptSuggestion: ({ basedOn }) =>
        basedOn === updatedAt
          ? { acceptSuggestion: { artifact: buildArtifact() } }
          : new Refusal('CONFLICT'),
    },
  );
  await article();
  stored = newer;
  await user.click(await button('Accept what is ticked'));
  const failure = await screen.findByRole('alertdialog', { name: 'Not decided' });
  expect(failure.textContent).toMatch(/changed meanwhile/);
  await user.click(within(failure).getByRole('button'));
  expect(onDecided).not.toHaveBeenCalled();
  await waitFor(async () => expect((await article()).textContent).toContain('c. 1600 BC'));
  await user.click(await button('Accept what is ticked'));
  await expectSuccess('Suggestion accepted');
  expect(api.named('AcceptSuggestion')).toHaveLength(2);
});

test('a rule that the change would break is named with its field', async () => {
  const refusal = new Refusal('BAD_USER_INPUT', { 'facts.material': 'Unknown term' });
  const { user } = show({}, { AcceptSuggestion: () => refusal });
  await user.click(await button('Accept what is ticked'));
  const failure = await screen.findByRole('alertdialog', { name: 'Not decided' });
  expect(failure.textContent).toContain('Material: Unknown term');
  expect(onDecided).not.toHaveBeenCalled();
});

test.each<[string, object | null]>([
  ['CONFLICT', { ...waiting, state: 'REFUSED' }],
  ['CONFLICT', null],
  ['NOT_FOUND', null],
])('%s says that somebody has decided, and leads on', async (code, node) => {
  let stored: object | null = waiting;
  const { user } = show(
    {},
    { SuggestionToDecide: () => ({ node: stored }), AcceptSuggestion: () => new Refusal(code) },
  );
  await article();
  stored = node;
  await user.click(await button('Accept what is ticked'));
  const failure = await screen.findByRole('alertdialog', { name: 'Not decided' });
  expect(failure.textContent).toMatch(/Somebody has decided it already/);
  await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1));
});

test.each([
  ['https://example.org/agamemnon', 'https://example.org/agamemnon'],
  ['Karo 1930, https://example.org/', null],
  ['javascript:alert(1)', null],
  ['https://example.org/ <script>alert(1)</script>', null],
])('the source "%s" is linked to %s', async (source, href) => {
  show({ source });
  const shown = within(await article());
  const text = await shown.findByText(source, { exact: false });
  const link = text.closest('a');
  expect(link?.getAttribute('href') ?? null).toBe(href);
  if (link) expect(link.rel).toBe('nofollow ugc noreferrer');
});

test('hostile texts stay texts', async () => {
  const hostile = '<img src=x onerror=alert(1)>{{constructor}}\u202e\u0301';
  show({ remark: hostile, suggesterName: hostile, changes: [change('createdAt', '', hostile)] });
  expect(within(await article()).getAllByText(hostile)).toHaveLength(3);
});

test('pictures among the changes are shown small, without a referrer', async () => {
  const [old, better] = ['https://example.org/old.jpg', 'https://example.org/better.jpg'];
  const more = 'https://example.org/back.jpg | The back';
  show({ changes: [change('image', old, better), change('morePictures', null, more)] });
  const shown = within(await article());
  const pictures = shown.getAllByRole<HTMLImageElement>('img');
  expect(pictures.map(({ src }) => src)).toEqual([old, better, 'https://example.org/back.jpg']);
  expect(pictures.map(({ alt }) => alt)).toEqual([
    'Before: picture 1',
    'After: picture 1',
    'After: picture 1',
  ]);
  for (const picture of pictures)
    expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer');
});
