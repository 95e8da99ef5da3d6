import { screen, waitFor, within } from '@testing-library/react';
import { setRuntimeConfig, runtimeConfig } from '../../client/runtime-config';
import { ada, type Answers, expectSuccess, Refusal, silenceConsole, visit } from '../support/site';

silenceConsole();
beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
});

const NAME = 'Hoard <b>of</b> {coins} \u202Egnp';
const IMAGE = 'https://example.org/hoard.png';
const itemOf = (kind: string, more = {}) => ({
  __typename: 'DeskItem',
  ...{ kind, since: '2026-11-20T10:00:00.000Z', artifactId: '7', artifactName: NAME },
  ...{ reason: null, count: 1, suggestion: null },
  artifact: { __typename: 'Artifact', id: '7', image: IMAGE, picture: null },
  ...more,
});
const deskOf = (...items: object[]): Answers => ({
  Desk: () => ({
    viewer: {
      ...{ __typename: 'Viewer', uid: 'ada' },
      desk: {
        __typename: 'DeskConnection',
        edges: items.map((node) => ({ __typename: 'DeskEdge', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }),
});
const open = (answers: Answers) => visit('/desk', { member: ada, answers });
const entry = () => screen.findByRole('article', { name: NAME });

test('an empty desk says so', async () => {
  open(deskOf());
  await screen.findByText('Your desk is empty');
});

test.each([
  ['SENT_BACK', 'Change it', '/updateartifacts/7'],
  ['HIDDEN', 'See it in My Artifacts', '/my-artifacts'],
  ['REPORTS', 'Decide in Moderation', '/moderation'],
])('%s leads to its act, and texts of others stay texts', async (kind, label, path) => {
  open(deskOf(itemOf(kind, { reason: 'Which <i>temple</i>?' })));
  const link = within(await entry()).getByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(path);
  screen.getByText('Which <i>temple</i>?');
});

test.each(['WAITING', 'SENT_BACK', 'REPORTS', 'ENDED'])(
  '%s shows the picture of its artifact beside the name that says what it is',
  async (kind) => {
    open(deskOf(itemOf(kind)));
    const picture = within(await entry()).getByAltText('');
    expect(picture.getAttribute('src')).toBe(IMAGE);
  },
);

test('what the viewer cannot see has no picture', async () => {
  open(deskOf(itemOf('HIDDEN', { artifact: null })));
  expect(within(await entry()).queryByAltText('')).toBeNull();
});

test('reports are counted', async () => {
  open(deskOf(itemOf('REPORTS', { count: 3 })));
  await screen.findByText('It was reported 3 times.');
});

describe('an editor', () => {
  const waiting = itemOf('WAITING');

  test('publishes what waits, and the desk is read again', async () => {
    const answers = {
      ...deskOf(waiting),
      PublishArtifact: () => ({
        publishArtifact: {
          __typename: 'PublishArtifactPayload',
          artifact: { __typename: 'Artifact', id: '7' },
        },
      }),
    };
    const { user, api } = open(answers);
    await user.click(within(await entry()).getByRole('button', { name: 'Publish' }));
    await expectSuccess('The artifact is published');
    expect(api.named('PublishArtifact')[0]?.variables).toEqual({ artifactId: '7' });
    expect(api.named('Desk')).toHaveLength(2);
  });

  test('who presses twice decides once', async () => {
    let publish: () => void = () => undefined;
    const answers = {
      ...deskOf(waiting),
      PublishArtifact: () =>
        new Promise<Refusal>((resolve) => (publish = () => resolve(new Refusal('CONFLICT')))),
    };
    const { user, api } = open(answers);
    const button = within(await entry()).getByRole('button', { name: 'Publish' });
    await user.dblClick(button);
    await waitFor(() => expect(api.named('PublishArtifact')).toHaveLength(1));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    publish();
    await screen.findByText('Another editor has decided already.');
    expect(api.named('PublishArtifact')).toHaveLength(1);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  });

  test('sends back with a reason, which must be given', async () => {
    const answers = {
      ...deskOf(waiting),
      SendBackArtifact: () => ({
        sendBackArtifact: { __typename: 'SendBackArtifactPayload', artifactId: '7' },
      }),
    };
    const { user, api } = open(answers);
    await user.click(within(await entry()).getByRole('button', { name: 'Send back…' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const opener = within(await entry()).getByRole('button', { name: 'Send back…' });
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    expect(api.named('SendBackArtifact')).toHaveLength(0);
    await user.type(screen.getByLabelText('Reason for sending it back'), 'Which temple?');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    await expectSuccess('The artifact was sent back');
    expect(api.named('SendBackArtifact')[0]?.variables).toEqual({
      artifactId: '7',
      reason: 'Which temple?',
    });
  });

  test('learns that another was faster', async () => {
    const answers = { ...deskOf(waiting), PublishArtifact: () => new Refusal('CONFLICT') };
    const { user } = open(answers);
    await user.click(within(await entry()).getByRole('button', { name: 'Publish' }));
    await screen.findByText('Another editor has decided already.');
  });
});

describe('the account menu', () => {
  test('counts what waits when it is opened, and not before', async () => {
    const answers = {
      ...deskOf(),
      AccountMenu: () => ({ viewer: { role: 'MEMBER', deskCount: 3 } }),
    };
    const { user, api } = open(answers);
    await screen.findByText('Your desk is empty');
    expect(api.named('AccountMenu')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    const link = await screen.findByRole('menuitem', { name: 'Desk (3)' });
    expect(link.getAttribute('href')).toBe('/desk');
    expect(api.named('AccountMenu')[0]?.authorization).toBe('Bearer token-of-ada');
  });

  test('leads to the desk also where nothing can be counted', async () => {
    const { user } = open({ ...deskOf(), AccountMenu: () => 'lost' });
    await screen.findByText('Your desk is empty');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await screen.findByRole('menuitem', { name: 'Desk' });
  });
});

describe('news of the desk', () => {
  const told = (digest: string, key = 'first') => ({
    viewer: {
      ...{ __typename: 'Viewer', uid: 'ada', digest },
      deskFeed: `https://antiquary.example/desk/${key}.atom`,
    },
  });
  const at = (member = ada, answers: Answers = {}) =>
    visit('/account', { member, answers: { DeskTold: () => told('DAILY'), ...answers } });
  const sendsMail = (value: boolean) => setRuntimeConfig({ ...runtimeConfig(), sendsMail: value });
  beforeEach(() => sendsMail(true));
  afterEach(() => sendsMail(false));

  test('has the address of the feed, which can be replaced', async () => {
    let key = 'first';
    const answers = {
      DeskTold: () => told('DAILY', key),
      RenewDeskFeed: () => {
        key = 'second';
        const deskFeed = told('DAILY', key).viewer.deskFeed;
        return { renewDeskFeed: { __typename: 'RenewDeskFeedPayload', deskFeed } };
      },
    };
    const { user } = at(ada, answers);
    await screen.findByText('https://antiquary.example/desk/first.atom');
    await user.click(screen.getByRole('button', { name: 'Get another address' }));
    await user.click(await screen.findByRole('button', { name: 'Get another' }));
    await expectSuccess('Your feed has another address');
    await screen.findByText('https://antiquary.example/desk/second.atom');
  });

  test('comes by mail as often as the member chooses', async () => {
    const viewer = { __typename: 'Viewer', uid: 'ada', digest: 'WEEKLY' };
    const answers = {
      SetDigest: () => ({ setDigest: { __typename: 'SetDigestPayload', viewer } }),
    };
    const { user, api } = at(ada, answers);
    const select = await screen.findByLabelText('Mail about my desk');
    expect((select as HTMLSelectElement).value).toBe('DAILY');
    await user.selectOptions(select, 'WEEKLY');
    const section = screen.getByRole('region', { name: 'News of my desk' });
    await user.click(within(section).getByRole('button', { name: 'Save' }));
    await expectSuccess('Saved!');
    expect(api.named('SetDigest')[0]?.variables).toEqual({ interval: 'WEEKLY' });
  });

  test('asks a member to confirm the address first', async () => {
    const { user, session } = at({ ...ada, isEmailVerified: false });
    await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    await expectSuccess('A message is on its way');
    expect(session.verifyEmail).toHaveBeenCalledTimes(1);
  });

  test('says nothing of mail where the site sends none', async () => {
    sendsMail(false);
    at({ ...ada, isEmailVerified: false });
    await screen.findByText('https://antiquary.example/desk/first.atom');
    expect(screen.queryByText(/mail is sent/i)).toBeNull();
    expect(screen.queryByLabelText('Mail about my desk')).toBeNull();
  });
});

describe('the page of an unsubscription', () => {
  const fetchBefore = globalThis.fetch;
  const posts: string[] = [];
  const answerWith = (status: number) => {
    globalThis.fetch = async (address: string | URL | Request, init) => {
      posts.push(`${init?.method} ${address instanceof Request ? address.url : String(address)}`);
      return new Response('', { status });
    };
  };
  afterEach(() => {
    globalThis.fetch = fetchBefore;
    posts.length = 0;
  });

  test.each([
    [200, /In your account you can choose otherwise/],
    [404, /no longer known/],
    [503, /Please try again/],
  ])(
    'does nothing by itself, and by one press what the server answers with %i',
    async (status, text) => {
      answerWith(status);
      const { user } = visit('/unsubscribe/0123', { member: null, answers: {} });
      const button = await screen.findByRole('button', { name: 'Send me no more mail' });
      expect(posts).toEqual([]);
      await user.click(button);
      await screen.findByText(text);
      expect(posts).toEqual(['POST /unsubscribe/0123']);
      expect(document.activeElement).not.toBe(document.body);
    },
  );
});
