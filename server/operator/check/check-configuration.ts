import { type Environment, parseEnvironment } from '../../base/env';
import { ConfigurationError } from '../../base/errors';
import { checkAddresses } from './addresses';
import { checkDeclaredTypes } from './declared-types';
import { type Finding, ok, wrong } from './finding';
import { checkKeys } from './keys';
import { checkMail } from './mail';
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
    checkMail(environment),
  ]);
  const { contact } = environment;
  return [
    ok('settings', 'All variables can be read.'),
    await checkSite(environment),
    ...findings.flat(),
    contact === null
      ? wrong('CONTACT', 'It is not set: visitors find no address of yours.')
      : ok('CONTACT', `${contact}.`),
  ];
}

/** A server does not start on a site with faults, and not on one that lacks a type of its artifacts. */
async function checkSite(environment: Environment): Promise<Finding> {
  try {
    const { identity, record } = readSite(environment.siteDir);
    await checkDeclaredTypes(environment, record.types);
    return ok('SITE_DIR', `The site is "${identity.name}".`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return wrong('SITE_DIR', error.message.replaceAll('\n', ' '));
  }
}
