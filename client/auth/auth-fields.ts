import type { FieldSpec } from '../ui/fields';

const email = {
  name: 'email',
  label: 'Email',
  kind: 'email',
  autoComplete: 'email',
  missing: 'Write your email address',
} as const;
const password = {
  name: 'password',
  label: 'Password',
  kind: 'password',
  missing: 'Write your password',
} as const;
const fullName = {
  name: 'name',
  label: 'Full Name',
  kind: 'text',
  autoComplete: 'name',
  missing: 'Write your name',
} as const;
const passwordRule = 'At least 6 characters, with an uppercase and a lowercase letter.';

export const signInFields = [
  email,
  { ...password, autoComplete: 'current-password' },
] as const satisfies readonly FieldSpec[];

export const registrationFields = [
  fullName,
  email,
  {
    name: 'photoUrl',
    label: 'Photo URL',
    kind: 'url',
    autoComplete: 'photo',
    hint: 'The address of the chosen seal, or of a picture of your own',
    missing: 'Choose a seal, or write the address of a picture',
  },
  {
    ...password,
    autoComplete: 'new-password',
    hint: passwordRule,
    missing: 'Choose a password',
  },
] as const satisfies readonly FieldSpec[];

export const resetFields = [email] as const satisfies readonly FieldSpec[];

export const profileFields = [
  fullName,
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
    missing: 'Write your current password',
    autoComplete: 'current-password',
  },
  {
    name: 'next',
    label: 'New Password',
    kind: 'password',
    missing: 'Choose a new password',
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
