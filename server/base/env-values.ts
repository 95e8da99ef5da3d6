import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseWebAddress } from '../../common/web-address';
import { ConfigurationError } from './errors';

/**
 * The values of environment variables. Each function reads the text of one variable, and throws a
 * ConfigurationError that names the variable and what it must be.
 */

export const invalid = (name: string, text: string, requirement: string) =>
  new ConfigurationError(`${name} is "${text}", but must be ${requirement}.`);

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw invalid(name, text, `a whole number from ${least} to ${most}`);
  }
  return value;
}

export function choice<Option extends string>(
  name: string,
  text: string,
  options: readonly Option[],
  requirement = options.join(' or '),
): Option {
  const chosen = options.find((option) => option === text);
  if (chosen === undefined) throw invalid(name, text, requirement);
  return chosen;
}

export function limit(name: string, text: string): number | null {
  return text === 'off' ? null : wholeNumber(name, text, 1, 1_000_000);
}

export function limitOfBytes(name: string, text: string): number | null {
  if (text === 'off') return null;
  const [, digits, unit = ''] = /^(\d+) ?(MiB|GiB)?$/.exec(text) ?? [];
  const bytes = Number(digits) * ({ MiB: 1024 ** 2, GiB: 1024 ** 3 }[unit] ?? 1);
  if (!Number.isSafeInteger(bytes) || bytes === 0) {
    throw invalid(name, text, 'a number of bytes, such as 500 MiB or 2 GiB, or off');
  }
  return bytes;
}

export const onOrOff = (name: string, text: string): boolean =>
  choice(name, text, ['on', 'off']) === 'on';

export function origin(name: string, text: string): string {
  const url = parseWebAddress(text);
  if (url === null || url.href !== `${url.origin}/`) {
    const example = 'such as https://antiquary.example';
    throw invalid(name, text, `an http or https address without a path, ${example}`);
  }
  return url.origin;
}

export function folder(name: string, path: string | null): string | null {
  if (path === null) return null;
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigurationError(`${name} is "${path}", but there is no such folder.`);
  }
  return resolve(path);
}

/** The form that browsers accept in a field for an e-mail address, with a dot in the domain. */
const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

export function emailAddress(name: string, text: string | null): string | null {
  if (text !== null && !EMAIL_ADDRESS.test(text)) {
    throw invalid(name, text, 'an e-mail address, such as curator@antiquary.example');
  }
  return text;
}

/** @returns the address in the form that headers can carry. */
export function webAddress(name: string, text: string | null): string | null {
  if (text === null) return null;
  const url = parseWebAddress(text);
  if (url === null) {
    const example = 'such as https://creativecommons.org/licenses/by/4.0/';
    throw invalid(name, text, `an http or https address, ${example}`);
  }
  return url.href;
}
