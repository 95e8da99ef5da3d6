import { act, screen, waitFor, within } from '@testing-library/react';
import { returnPath } from '../../client/auth/return-path';
import { SignInUnreachable } from '../../client/auth/session';
import {
  ada,
  buildArtifact,
  buildConnection,
  enterText,
  expectSuccess,
  Refusal,
  silenceConsole,
  visit,
  type Answers,
} from '../support/site';

const home: Answers = {
  FeaturedArtifacts: () => ({ mostLikedArtifacts: [] }),
  LikedPage: () => ({
    viewer: { __typename: 'Viewer', uid: 'ada', likedArtifacts: buildConnection([]) },
  }),
};

async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await enterText(label, value);
}

const newcomer = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@example.com',
  'Photo URL': 'https://example.com/ada.png',
  Password: 'Secret',
};

silenceConsole();
beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
});

describe('sign-in', () => {
  test('its controls carry their names and labels', async () => {
    visit('/signin', { member: null });
    expect((await screen.findByLabelText('Email')).getAttribute('name')).toBe('email');
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('name')).toBe('password');
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  });

  test('it leads back to the attempted path, with a dialog that closes itself', async () => {
    const { user, place, session } = visit('/login?from=%2Fliked-artifacts%2F', {
      member: null,
      answers: home,
    });
    await fillIn({ Email: ada.email, Password: 'Secret' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await expectSuccess('Login successful');
    expect(session.signIn).toHaveBeenCalledWith(ada.email, 'Secret');
    await waitFor(() => expect(place()).toBe('/liked-artifacts/Ada@example.com'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test.each([
    ['does not reveal its reason', new Error('auth/user-not-found'), 'Invalid email or password'],
    [
      'says that the provider cannot be reached',
      new SignInUnreachable(new TypeError('Failed to fetch')),
      'Sign-in cannot be reached. Please try again.',
    ],
  ])('a failure %s', async (_, error, message) => {
    const { user, session, place } = visit('/signin', { member: null });
    session.signIn.mockRejectedValue(error);
    await fillIn({ Email: ada.email, Password: 'Secret' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Login Failed' });
    expect(within(dialog).getByText(message)).toBeTruthy();
    expect(place()).toBe('/signin');
  });

  test('its link leads to registration and keeps the attempted path', async () => {
    visit('/signin?from=%2Fadd-artifacts', { member: null });
    const link = await screen.findByRole('link', { name: 'Register' });
    expect(link.getAttribute('href')).toBe('/register?from=%2Fadd-artifacts');
  });

  test('address and password are required', async () => {
    const { user, session } = visit('/signin', { member: null });
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Write your email address')).toBeTruthy();
    expect(screen.getByText('Write your password')).toBeTruthy();
    expect(session.signIn).not.toHaveBeenCalled();
  });

  test('an invalid address is reported beside its field', async () => {
    const { user, session } = visit('/signin', { member: null });
    await fillIn({ Email: 'ada', Password: 'Secret' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(session.signIn).not.toHaveBeenCalled();
  });

  test.each(['/signin', '/register'])('sign-in with Google works on %s', async (path) => {
    const { user, place } = visit(path, { member: null, answers: home });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await expectSuccess('Signed in successfully');
    await waitFor(() => expect(place()).toBe('/'));
  });

  test('a failed Google sign-in shows the provider’s message', async () => {
    const { user, session } = visit('/signin', { member: null });
    session.signInWithGoogle.mockRejectedValue(new Error('The popup was closed.'));
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Google Sign-In Failed' });
    expect(dialog.textContent).toContain('The popup was closed.');
  });
});

describe('what waits behind sign-in', () => {
  const mask = buildArtifact();
  const waiting: Answers = { ...home, WaitingArtifact: () => ({ artifact: mask }) };
  const main = () => screen.getByRole('main');

  test.each([
    ['/signin', 'Sign in'],
    ['/register', 'Register'],
  ])('%s names the artifact and shows its picture', async (path, action) => {
    visit(`${path}?from=%2Fartifactsdetails%2F7`, { member: null, answers: waiting });
    expect(
      (await screen.findByRole('img', { name: 'Mask of Agamemnon' })).getAttribute('src'),
    ).toBe('/plates/mask-of-agamemnon-small.webp');
    expect(main().textContent).toContain(`${action} to see Mask of Agamemnon`);
  });

  test.each<[string, Answers['WaitingArtifact']]>([
    ['cannot be loaded', () => new Refusal('INTERNAL_SERVER_ERROR')],
    ['is still loading', () => new Promise(() => undefined)],
  ])('an artifact that %s keeps nobody from signing in', async (_case, answer) => {
    visit('/signin?from=%2Fartifactsdetails%2F7', {
      member: null,
      answers: { WaitingArtifact: answer },
    });
    await screen.findByLabelText('Email');
    await waitFor(() => expect(main().textContent).toContain('Sign in to see the artifact'));
  });

  test.each([
    ['/add-artifacts', 'Sign in to add an artifact.'],
    ['/my-artifacts', 'Sign in to see your artifacts.'],
    ['/shareartifacts/', 'Sign in to see your artifacts.'],
    ['/shareartifacts/bo@example.com', 'Sign in to see this list of artifacts.'],
    ['/liked-artifacts/', 'Sign in to see the artifacts that you like.'],
    ['/liked-artifacts/bo@example.com', 'Sign in to see the artifacts that you like.'],
    ['/updateartifacts/7', 'Sign in to update your artifact.'],
    ['/suggest/7', 'Sign in to suggest a change.'],
    ['/myartifacts/7', 'Welcome back to the collection.'],
    ['/account', 'Sign in to see your account.'],
  ])('a visitor of %s is sent to sign in, and reads "%s"', async (path, text) => {
    const { place, api } = visit(path, { member: null });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(place()).toBe(`/signin?${new URLSearchParams({ from: path })}`);
    expect(api.calls).toEqual([]);
  });

  async function registerFrom(path: string) {
    const site = visit(`/register?from=${encodeURIComponent(path)}`, {
      member: null,
      answers: waiting,
    });
    await fillIn(newcomer);
    await site.user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(site.place()).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    return site;
  }
  const offer = () => screen.queryByRole('link', { name: 'Continue to Mask of Agamemnon' });

  test('after a registration the home page offers to continue to the artifact, once', async () => {
    const { user, place, router } = await registerFrom('/artifactsdetails/7');
    await user.click(await screen.findByRole('link', { name: 'Continue to Mask of Agamemnon' }));
    await waitFor(() => expect(place()).toBe('/artifactsdetails/7'));
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Featured Artifacts')).toBeTruthy();
    expect(offer()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('the offer can be dismissed', async () => {
    const { user } = await registerFrom('/artifactsdetails/7');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('after a registration that began elsewhere there is no offer', async () => {
    await registerFrom('/add-artifacts');
    expect(await screen.findByText('Featured Artifacts')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });
});

describe('the return path', () => {
  test.each([
    ['/add-artifacts', '/add-artifacts'],
    ['/all-artifacts?q=a#b', '/all-artifacts?q=a#b'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
    ['/.//elsewhere.example/', '/elsewhere.example/'],
    ['javascript:alert(1)', '/'],
    ['/signin', '/'],
    ['/login?from=/signin', '/'],
  ])('from %s is %s', (from, expected) => {
    expect(returnPath(`?${new URLSearchParams({ from })}`)).toBe(expected);
  });

  test('is the home page when no path was attempted', () => {
    expect(returnPath('')).toBe('/');
  });
});

describe('registration', () => {
  test('its controls carry their names and labels, and its link leads to sign-in', async () => {
    visit('/register', { member: null });
    const names = { 'Full Name': 'name', Email: 'email', 'Photo URL': 'photoUrl' };
    await screen.findByLabelText('Full Name');
    for (const [label, name] of Object.entries({ ...names, Password: 'password' })) {
      expect(screen.getByLabelText(label).getAttribute('name')).toBe(name);
    }
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
  });

  test('every field is required', async () => {
    const { user, session } = visit('/register', { member: null });
    await user.clear(await screen.findByLabelText('Photo URL'));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const asked = ['your name', 'your email address', 'the address of a picture'];
    for (const words of asked) screen.getByText(new RegExp(`rite ${words}$`));
    expect(session.createAccount).not.toHaveBeenCalled();
  });

  test('an invalid address or URL is reported beside its field', async () => {
    const { user, session } = visit('/register', { member: null });
    await fillIn({ ...newcomer, Email: 'ada', 'Photo URL': 'ada.png' });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    expect(screen.getByText('Invalid URL')).toBeTruthy();
    expect(session.createAccount).not.toHaveBeenCalled();
  });

  test('it creates an account with its profile, and leads to the home page', async () => {
    const { user, session, place } = visit('/register', { member: null, answers: home });
    await fillIn(newcomer);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await expectSuccess('Registration Successful!');
    expect(session.createAccount).toHaveBeenCalledWith('ada@example.com', 'Secret');
    expect(session.updateProfile).toHaveBeenCalledWith({
      displayName: 'Ada Lovelace',
      photoURL: 'https://example.com/ada.png',
    });
    await waitFor(() => expect(place()).toBe('/'));
  });

  test.each(['Secre', 'secret', 'SECRET'])('the password %s is refused', async (password) => {
    const { user, session } = visit('/register', { member: null });
    await fillIn({ ...newcomer, Password: password });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Invalid Password' });
    expect(dialog.textContent).toContain(
      'Password must be at least 6 characters long and include both uppercase and lowercase letters.',
    );
    expect(session.createAccount).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('a refused account shows the provider’s message', async () => {
    const { user, session } = visit('/register', { member: null });
    session.createAccount.mockRejectedValue(new Error('The address is taken.'));
    await fillIn(newcomer);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Registration Failed' });
    expect(dialog.textContent).toContain('The address is taken.');
  });

  test('when the profile fails, the next try repeats only the profile', async () => {
    const { user, session, place } = visit('/register', { member: null, answers: home });
    session.updateProfile.mockRejectedValueOnce(new Error('Try later.'));
    await fillIn(newcomer);
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Profile Update Failed' });
    expect(dialog.textContent).toContain('Try later.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(place()).toBe('/'));
    expect(session.createAccount).toHaveBeenCalledTimes(1);
    expect(session.updateProfile).toHaveBeenCalledTimes(2);
  });
});
