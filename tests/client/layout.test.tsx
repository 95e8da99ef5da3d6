import { act, screen, waitFor, within } from '@testing-library/react';
import { ada, silenceConsole, visit } from '../support/site';

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const targets = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')]);

let consoleInfo: jest.SpyInstance;
silenceConsole();
beforeEach(() => {
  consoleInfo = jest.spyOn(console, 'info').mockImplementation();
});

test('while the sign-in state is loading the bar shows neither Login nor avatar', () => {
  visit('/nowhere');
  expect(header().queryByRole('link', { name: 'Login' })).toBeNull();
  expect(header().queryByRole('button', { name: 'Account menu' })).toBeNull();
});

test('a visitor sees Login and the links for everyone', () => {
  visit('/nowhere', { member: null });
  expect(header().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/signin');
  expect(targets(within(header().getByRole('navigation')).getAllByRole('link'))).toEqual(
    expect.arrayContaining([
      ['Home', '/'],
      ['All-Artifacts', '/all-artifacts'],
      ['Add-Artifacts', '/add-artifacts'],
    ]),
  );
});

test('the menu of small screens holds the links for everyone', async () => {
  const { user } = visit('/nowhere', { member: null });
  await user.click(header().getByRole('button', { name: 'Menu' }));
  expect(targets(await screen.findAllByRole('menuitem'))).toEqual(
    expect.arrayContaining([
      ['Home', '/'],
      ['All-Artifacts', '/all-artifacts'],
      ['Add-Artifacts', '/add-artifacts'],
    ]),
  );
});

test('a member’s menu shows the name, the personal links and Logout', async () => {
  const { user, session } = visit('/nowhere', { member: ada });
  expect(header().queryByRole('link', { name: 'Login' })).toBeNull();
  const button = header().getByRole('button', { name: 'Account menu' });
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  await user.click(button);
  expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
  const entries = targets(screen.getAllByRole('menuitem'));
  expect(entries).toContainEqual(['My-Artifacts', '/shareartifacts/Ada@example.com']);
  expect(entries).toContainEqual(['Liked Artifacts', '/liked-artifacts/Ada@example.com']);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(session.signOut).toHaveBeenCalled());
  await waitFor(() => expect(consoleInfo).toHaveBeenCalledWith('Signed out.'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await header().findByRole('link', { name: 'Login' })).toBeTruthy();
});

test('the avatar is the member’s photo', () => {
  const photoURL = 'https://example.com/ada.png';
  visit('/nowhere', { member: { ...ada, photoURL } });
  const photo = header().getByRole('button', { name: 'Account menu' }).querySelector('img');
  expect(photo?.getAttribute('src')).toBe(photoURL);
});

test('the avatar of a member without a photo and a name shows no letter of the address', () => {
  visit('/nowhere', { member: { ...ada, displayName: null, email: 'zoe@example.com' } });
  const button = header().getByRole('button', { name: 'Account menu' });
  expect(button.textContent).toBe('M');
});

test('a failed Logout is reported only in the console', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const { user, session } = visit('/nowhere', { member: ada });
  const failure = new Error('offline');
  session.signOut.mockRejectedValue(failure);
  await user.click(header().getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(consoleError).toHaveBeenCalledWith('Signing out failed.', failure));
  expect(consoleInfo).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(header().getByRole('button', { name: 'Account menu' })).toBeTruthy();
});

test('the links of the footer contain the member’s address, and none for a visitor', () => {
  const { session } = visit('/nowhere', { member: null });
  const links = () => targets(within(footer().getByRole('navigation')).getAllByRole('link'));
  const everyone = [
    ['Home', '/'],
    ['All-Artifacts', '/all-artifacts'],
    ['Add-Artifacts', '/add-artifacts'],
  ];
  expect(links()).toEqual(
    expect.arrayContaining([
      ...everyone,
      ['My-Artifacts', '/shareartifacts/'],
      ['Liked Artifacts', '/liked-artifacts/'],
    ]),
  );
  act(() => session.set({ status: 'signedIn', member: ada }));
  expect(links()).toEqual(
    expect.arrayContaining([
      ...everyone,
      ['My-Artifacts', '/shareartifacts/Ada@example.com'],
      ['Liked Artifacts', '/liked-artifacts/Ada@example.com'],
    ]),
  );
});

test('the footer has three social icons without targets', () => {
  visit('/nowhere', { member: null });
  const icons = footer().getAllByRole('img');
  expect(icons).toHaveLength(3);
  expect(icons.map((icon) => icon.closest('a, button'))).toEqual([null, null, null]);
});

test('the footer ends with the policies, the current year and the product’s name', () => {
  visit('/nowhere', { member: null });
  const policies = ['Privacy', 'Terms of use'].map((name) => footer().getByRole('link', { name }));
  expect(targets(policies)).toEqual([
    ['Privacy', '/privacy'],
    ['Terms of use', '/terms'],
  ]);
  expect(footer().getByText(`© ${new Date().getFullYear()} Antiquary`)).toBeTruthy();
});

test('an unknown address is not found', async () => {
  visit('/no/such.page', { member: null });
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Page not found · Antiquary');
});

test('after a navigation the heading takes the focus; on the first page it does not', async () => {
  const { user } = visit('/nowhere', { member: null });
  expect(document.activeElement).toBe(document.body);
  await user.click(header().getByRole('link', { name: 'Login' }));
  const heading = await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('Back does not move the focus to the heading, but to the link that led away', async () => {
  const { user, router } = visit('/signin', { member: null });
  const findLink = () => within(screen.getByRole('main')).findByRole('link', { name: 'Register' });
  await user.click(await findLink());
  const heading = await screen.findByRole('heading', { name: 'Register' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await act(() => router.navigate(-1));
  const link = await findLink();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('Back leaves the focus on the page where no link of the page led away', async () => {
  const { user, router } = visit('/nowhere', { member: null });
  await user.click(header().getByRole('link', { name: 'Login' }));
  const heading = await screen.findByRole('heading', { name: 'Sign in' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Oops! Page not found' });
  expect(document.activeElement).toBe(document.body);
});

test('the skip link leads to the page', () => {
  visit('/nowhere', { member: null });
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});
