import { type Environment, parseEnvironment } from '../base/env';
import { ConfigurationError } from '../base/errors';
import { printResult } from '../database/admin-command';
import type { Action } from '../database/log-act';
import { performAct } from '../database/perform-act';
import { backUpBefore, type Commands } from './admin-command';
import { checkConfiguration } from './check/check-configuration';
import { readSite } from '../site/read-site';
import { hasSampleTypes } from './sample/load-sample';
import { expectNoSample, expectSample, loadSample, removeSample } from './sample-catalogue';
import { checkSite, initSite, recordNames } from './site-folder';
import { addSitePicture } from './site-picture';

const SAMPLE_USAGE = ['sample load|remove [--without-backup]'];

/** Commands that set the site up. */
export const siteCommands: Commands = {
  check: {
    usage: ['check'],
    words: [0, 0],
    async runOn(variables) {
      const findings = await checkConfiguration(variables);
      for (const { state, subject, text } of findings) printResult(`${state}: ${subject}: ${text}`);
      if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
    },
  },

  'site init': {
    usage: [`site init FOLDER [--record ${recordNames().join('|')}]`],
    words: [1, 1],
    async runOn(_variables, { words: [folder = ''], record }) {
      printResult(initSite(folder, record));
    },
  },

  'site check': {
    usage: ['site check FOLDER'],
    words: [1, 1],
    async runOn(variables, { words: [folder = ''] }) {
      printResult(await checkSite(folder, readableSettings(variables)));
    },
  },

  'site picture': {
    usage: ['site picture FOLDER PHOTO'],
    words: [2, 2],
    async runOn(_variables, { words: [folder = '', photo = ''] }) {
      printResult(await addSitePicture(folder, photo));
    },
  },

  'sample load': {
    usage: SAMPLE_USAGE,
    words: [0, 0],
    async run(call) {
      const { database, environment } = call;
      const { record } = readSite(environment.siteDir);
      const load: Action = (runner) => loadSample(runner, record);
      if (!hasSampleTypes(record.types)) {
        throw new ConfigurationError('The site (SITE_DIR) lacks types of the sample catalogue.');
      }
      await expectNoSample(database.dataSource);
      await backUpBefore(call);
      printResult(await performAct(database, 'sample-load', ['sample'], load));
    },
  },

  'sample remove': {
    usage: SAMPLE_USAGE,
    words: [0, 0],
    async run(call) {
      const { database } = call;
      await expectSample(database.dataSource);
      await backUpBefore(call);
      const action: Action = (runner) => removeSample(database, runner);
      printResult(await performAct(database, 'sample-remove', ['sample'], action));
    },
  },
};

/** The settings; null where some are wrong, which `check` reports. */
function readableSettings(variables: NodeJS.ProcessEnv): Environment | null {
  try {
    return parseEnvironment(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}
