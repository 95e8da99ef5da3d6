import { type Environment, parseEnvironment } from '../../base/env';
import { ConfigurationError } from '../../base/errors';
import { checkAddresses } from './addresses';
import { type Finding, ok, wrong } from './finding';
import { checkKeys } from './keys';
import { checkDatabase, checkFolder, checkPictures } from './storage';
import { readSite } from '../../site/read-site';

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
    checkFolder('DATA_DIR', environment.dataDir),
    checkPictures(environment),
  ]);
  const { contact, siteDir } = environment;
  return [
    ok('settings', 'All variables can be read.'),
    checkSite(siteDir),
    ...findings.flat(),
    contact === null
      ? wrong('CONTACT', 'It is not set: visitors find no address of yours.')
      : ok('CONTACT', `${contact}.`),
  ];
}

/** A server does not start on a site with faults. */
function checkSite(folder: string | null): Finding {
  try {
    return ok('SITE_DIR', `The site is "${readSite(folder).identity.name}".`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return wrong('SITE_DIR', error.message.replaceAll('\n', ' '));
  }
}
