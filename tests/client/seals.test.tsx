import { screen, waitFor, within } from '@testing-library/react';
import { existsSync } from 'node:fs';
import { ownSeals } from '../../client/auth/seals';
import { enterText, visit } from '../support/site';

const newcomer = {
  'Full Name': 'Ada Lovelace',
  Email: 'ada@example.com',
  'Photo URL': 'https://example.com/ada.png',
  Password: 'Engine1843',
};

test('a portrait is one of six seals, or a picture at an address of one’s own', async () => {
  const { user, session } = visit('/register', { member: null });
  const address = await screen.findByLabelText<HTMLInputElement>('Photo URL');
  const group = within(screen.getByRole('group', { name: 'Choose a seal as your portrait' }));
  const chosen = () =>
    group
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ checked }, nth) => (checked ? nth : []));
  expect([chosen(), address.value]).toEqual([
    [0],
    expect.stringMatching(/^https?:.*\/seals\/owl\.svg$/),
  ]);
  await user.click(group.getByRole('radio', { name: 'Lotus' }));
  expect([chosen(), address.value]).toEqual([[2], expect.stringMatching(/\/seals\/lotus\.svg$/)]);
  for (const [label, value] of Object.entries(newcomer)) await enterText(label, value);
  expect(chosen()).toEqual([]);
  await user.click(group.getByRole('radio', { name: 'Jade disc' }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() =>
    expect(session.updateProfile).toHaveBeenCalledWith({
      displayName: newcomer['Full Name'],
      photoURL: expect.stringMatching(/^https?:.*\/seals\/jade\.svg$/) as string,
    }),
  );
});

test('every seal is a file of the site', () => {
  const missing = ownSeals().filter(({ path }) => !existsSync(`client/public${path}`));
  expect(missing).toEqual([]);
});
