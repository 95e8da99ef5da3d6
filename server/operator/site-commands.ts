import { printResult } from '../database/admin-command';
import type { Action } from '../database/log-act';
import { performAct } from '../database/perform-act';
import { backUpBefore, type Commands } from './admin-command';
import { checkConfiguration } from './check/check-configuration';
import { expectNoSample, expectSample, loadSample, removeSample } from './sample-catalogue';
import { checkSite, initSite } from './site-folder';
import { readSite } from '../site/read-site';
import { addSitePicture } from './site-picture';

const SAMPLE_USAGE = ['sample load|remove [--without-backup]'];
const FOLDER_USAGE = ['site init|check FOLDER'];

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
    usage: FOLDER_USAGE,
    words: [1, 1],
    async runOn(_variables, [folder = '']) {
      printResult(initSite(folder));
    },
  },

  'site check': {
    usage: FOLDER_USAGE,
    words: [1, 1],
    async runOn(_variables, [folder = '']) {
      printResult(checkSite(folder));
    },
  },

  'site picture': {
    usage: ['site picture FOLDER PHOTO'],
    words: [2, 2],
    async runOn(_variables, [folder = '', photo = '']) {
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
