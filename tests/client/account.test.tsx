import { screen } from '@testing-library/react';
import { SignInUnreachable } from '../../client/auth/session';
import {
  ada,
  type Answers,
  enterText,
  expectSuccess,
  Refusal,
  silenceConsole,
  visit,
} from '../support/site';

const home: Answers = {
  FeaturedArtifacts: () => ({ mostLikedArtifacts: [] }),
  StoredProfile: () => ({ viewer: { __typename: 'Viewer', uid: 'ada', displayName: 'Ada King' } }),
};
const deleted = (signInDeleted: boolean) => ({
  ...home,
  DeleteAccount: () => ({
    deleteAccount: { __typename: 'DeleteAccountPayload', signInDeleted },
  }),
});

silenceConsole();
beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
});

type User = ReturnType<typeof visit>['user'];
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const confirm = async (user: User) => {
  await press(user, 'Delete my account');
  await press(user, 'Yes, delete it!');
};

describe('name and portrait', () => {
  test('a new name goes to the provider, and with the new token to the API', async () => {
    const { user, session, api } = visit('/account', { member: ada, answers: home });
    await enterText('Full Name', 'Ada King');
    await press(user, 'Save');
    await expectSuccess('Saved!');
    expect(session.updateProfile).toHaveBeenCalledWith({ displayName: 'Ada King', photoURL: '' });
    expect(api.named('StoredProfile')).toHaveLength(1);
  });

  test('a name is required, and a portrait is not', async () => {
    const { user, session } = visit('/account', { member: ada, answers: home });
    await screen.findByLabelText('Full Name');
    await enterText('Full Name', '\u200b \u3164');
    await press(user, 'Save');
    await screen.findByText('Write your name');
    expect(screen.getByLabelText('Photo URL (optional)').getAttribute('aria-invalid')).toBeNull();
    expect(session.updateProfile).not.toHaveBeenCalled();
  });

  test('while the API is away, the member learns that the artifacts follow later', async () => {
    const answers = { ...home, StoredProfile: () => new Refusal('INTERNAL_SERVER_ERROR') };
    const { user } = visit('/account', { member: ada, answers });
    await screen.findByLabelText('Full Name');
    await press(user, 'Save');
    await screen.findByText('Saved, with a delay');
  });
});

test('a member who signs in with Google has no password to change', async () => {
  visit('/account', { member: { ...ada, hasPassword: false }, answers: home });
  await screen.findByText(/You sign in with Google/);
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

describe('deleting the account', () => {
  test('leaves the sign-in to the server where the server deletes it', async () => {
    const deleteSignIn = jest.fn(() => Promise.resolve());
    const member = { ...ada, deleteSignIn };
    const { user, session, place } = visit('/account', { member, answers: deleted(true) });
    await confirm(user);
    await expectSuccess('Your account is deleted');
    expect(place()).toBe('/');
    expect(session.signOut).toHaveBeenCalled();
    expect(deleteSignIn).not.toHaveBeenCalled();
  });

  test('deletes the sign-in where the server does not', async () => {
    const deleteSignIn = jest.fn(() => Promise.resolve());
    const member = { ...ada, deleteSignIn };
    const { user } = visit('/account', { member, answers: deleted(false) });
    await confirm(user);
    await expectSuccess('Your account is deleted');
    expect(deleteSignIn).toHaveBeenCalledTimes(1);
  });

  test('says what is left when the sign-in cannot be deleted', async () => {
    const deleteSignIn = () => Promise.reject(new SignInUnreachable('away'));
    const member = { ...ada, deleteSignIn };
    const { user, place } = visit('/account', { member, answers: deleted(false) });
    await confirm(user);
    await screen.findByText('Almost deleted');
    expect(place()).toBe('/');
  });

  test('keeps the account when the API fails', async () => {
    const deleteSignIn = jest.fn(() => Promise.resolve());
    const answers = { ...home, DeleteAccount: () => new Refusal('INTERNAL_SERVER_ERROR') };
    const { user, session, place } = visit('/account', {
      member: { ...ada, deleteSignIn },
      answers,
    });
    await confirm(user);
    await screen.findByText('Not deleted');
    expect([place(), deleteSignIn.mock.calls, session.signOut.mock.calls]).toEqual([
      '/account',
      [],
      [],
    ]);
  });

  test('asks a member of Google to sign in with Google again', async () => {
    let signedIn = false;
    const answers = {
      ...deleted(true),
      DeleteAccount: () =>
        signedIn ? deleted(true).DeleteAccount() : new Refusal('RECENT_SIGN_IN_REQUIRED'),
    };
    const { user, session } = visit('/account', {
      member: { ...ada, hasPassword: false },
      answers,
    });
    session.signInAgain.mockImplementation(() => {
      signedIn = true;
      return Promise.resolve();
    });
    await confirm(user);
    const again = await screen.findByRole('button', { name: /^Sign in with Google/ });
    expect(document.activeElement).toBe(again);
    await press(user, 'Sign in with Google and delete my account');
    await expectSuccess('Your account is deleted');
    expect(session.signInAgain).toHaveBeenCalledWith(undefined);
  });
});

test('the next sign-in completes a deletion that was interrupted', async () => {
  const deleteSignIn = jest.fn(() => Promise.resolve());
  const erased = new Refusal('UNAUTHENTICATED', undefined, { erased: true });
  const { session } = visit('/liked-artifacts/ada@example.com', {
    member: { ...ada, deleteSignIn },
    answers: { ...home, LikedPage: () => erased },
  });
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(deleteSignIn).toHaveBeenCalledTimes(1);
  expect(session.signOut).toHaveBeenCalled();
});
