import { screen } from '@testing-library/react';
import { silenceConsole, visit } from '../support/site';

silenceConsole();

test.each(['/signin', '/register'])('the password at %s can be shown', async (path) => {
  const { user } = visit(path, { member: null });
  const field = await screen.findByLabelText('Password');
  const button = screen.getByRole('button', { name: 'Show password' });
  await user.type(field, 'Secret1');
  expect([field.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual([
    'password',
    'false',
  ]);
  await user.click(button);
  expect([field.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual([
    'text',
    'true',
  ]);
  expect((field as HTMLInputElement).value).toBe('Secret1');
});

test('the registration tells the rule of the password before it refuses one', async () => {
  visit('/register', { member: null });
  const field = await screen.findByLabelText('Password');
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(
    'At least 6 characters, with an uppercase and a lowercase letter.',
  );
});
