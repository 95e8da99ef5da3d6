import { freePort } from './free-port';
import { operate } from './operate';

export const CONTACT = 'curator@example.org';

/** The settings of a demo project in a folder, whose ports nobody uses. */
export const settingsIn = async (folder: string) => ({
  ...{ DATA_DIR: folder, CONTACT, PORT: String(await freePort()) },
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
});

/** Checks a configuration. @returns the exit code, and the state of each subject. */
export async function check(variables: NodeJS.ProcessEnv) {
  const { code, said } = await operate('admin', variables, 'check');
  const states = said.split('\n').map((line) => {
    const [state, subject] = line.split(': ');
    return [subject, state] as const;
  });
  return { code, states: Object.fromEntries(states) };
}
