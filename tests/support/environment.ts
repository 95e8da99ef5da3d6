import { type Environment, parseEnvironment } from '../../server/base/env';
import { ConfigurationError } from '../../server/base/errors';

const WEB_CONFIG = JSON.stringify({
  apiKey: 'key',
  authDomain: 'a.example',
  projectId: 'antiquary',
});

/** A project of Firebase that is not a demo project. */
export const real = { FIREBASE_PROJECT_ID: 'antiquary', FIREBASE_WEB_CONFIG: WEB_CONFIG };

/** A complete production environment. A test sets a variable to undefined to leave it out. */
export const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://antiquary.example',
  ...real,
};

/** The environment of these variables; without any, that of `npm start`. */
export const parse = (variables: Record<string, string | undefined> = {}): Environment =>
  parseEnvironment(variables);

/** Expects an error of one sentence that names the variable. */
export function expectRefused(variables: Record<string, string | undefined>, name: string) {
  let error: unknown;
  try {
    parse(variables);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ConfigurationError);
  const { message } = error as ConfigurationError;
  expect(message).toContain(name);
  expect(message).toMatch(/^[A-Z][^\n]*\.$/);
}
