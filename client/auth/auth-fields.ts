import type { FieldSpec } from '../ui/fields';

const email = { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' } as const;
const password = { name: 'password', label: 'Password', kind: 'password' } as const;
const passwordRule = 'At least 6 characters, with an uppercase and a lowercase letter.';

export const signInFields = [
  email,
  { ...password, autoComplete: 'current-password' },
] as const satisfies readonly FieldSpec[];

export const registrationFields = [
  { name: 'name', label: 'Full Name', kind: 'text', autoComplete: 'name' },
  email,
  { name: 'photoUrl', label: 'Photo URL', kind: 'url', autoComplete: 'photo' },
  { ...password, autoComplete: 'new-password', hint: passwordRule },
] as const satisfies readonly FieldSpec[];

export const resetFields = [email] as const satisfies readonly FieldSpec[];

export const profileFields = [
  { name: 'name', label: 'Full Name', kind: 'text', autoComplete: 'name' },
  {
    name: 'photoUrl',
    label: 'Photo URL',
    kind: 'url',
    autoComplete: 'photo',
    optional: true,
    hint: 'The address of your portrait. Without one, the first letter of your name is shown.',
  },
] as const satisfies readonly FieldSpec[];

export const newPasswordFields = [
  {
    name: 'current',
    label: 'Current Password',
    kind: 'password',
    autoComplete: 'current-password',
  },
  {
    name: 'next',
    label: 'New Password',
    kind: 'password',
    autoComplete: 'new-password',
    hint: passwordRule,
  },
] as const satisfies readonly FieldSpec[];

/** For a member who signs in again. */
export const passwordFields = [
  { ...password, autoComplete: 'current-password' },
] as const satisfies readonly FieldSpec[];

/** After `passwordRule`. */
export const isValidPassword = (text: string) =>
  [...text].length >= 6 && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);

/** Moves the focus to the password, before a dialog about it: after the dialog the focus returns there. */
export const focusPassword = (): void =>
  document.querySelector<HTMLElement>('main [name=password]')?.focus();
