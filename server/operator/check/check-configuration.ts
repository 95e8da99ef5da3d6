import { type Environment, parseEnvironment } from '../../env';
import { ConfigurationError } from '../../errors';
import { checkAddresses } from './addresses';
import { type Finding, ok, wrong } from './finding';
import { checkKeys } from './keys';
import { checkDatabase, checkDisk } from './storage';

/**
 * Tries a configuration without changing anything. Each check waits a few seconds at most.
 * @returns what was found. The settings come first; if they are wrong, nothing else is checked.
 */
export async function checkConfiguration(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = parseEnvironment(variables);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [wrong('settings', error.message)];
  }
  const credentials = variables['GOOGLE_APPLICATION_CREDENTIALS']?.trim() || null;
  const findings = await Promise.all([
    checkAddresses(environment),
    checkDatabase(environment),
    checkKeys(environment, credentials),
    checkDisk(environment),
  ]);
  const { contact } = environment;
  return [
    ok('settings', 'All variables can be read.'),
    ...findings.flat(),
    contact === null
      ? wrong('CONTACT', 'It is not set: visitors find no address of yours.')
      : ok('CONTACT', `${contact}.`),
  ];
}
