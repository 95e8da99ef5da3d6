import type { Act, Action } from '../database/log-act';
import { openPictureStorage } from '../pictures/open-picture-storage';
import { parseId } from '../web/graphql/id';
import { backUpBefore, type Call, type Commands, printResult } from './admin-command';
import { hide, keep, show } from './decisions';
import { listActs, listArtifacts, listReports } from './listing';
import { performAct } from './perform-act';
import { findPicture, forgetPicture, removePicturesOf } from './picture-removal';
import { expectArtifacts, noArtifact, remove } from './removal';
import { restoreDeleted } from './restoration';

/** Commands about artifacts, their pictures and what was done to them. */
export const catalogueCommands: Commands = {
  list: {
    words: [0, 1],
    async run({ database, words: [word = ''], first, onlyHidden }) {
      printResult(await listArtifacts(database, { word, first, onlyHidden }));
    },
  },

  log: {
    words: [0, 0],
    async run({ database, first }) {
      printResult(await listActs(database, first));
    },
  },

  reports: {
    words: [0, 0],
    async run({ database, first }) {
      printResult(await listReports(database, first));
    },
  },

  keep: { words: [1, 1], run: (call) => onArtifact(call, 'keep', keep) },

  hide: {
    words: [1, 1],
    run: (call) =>
      onArtifact(call, 'hide', (database, runner, id) => hide(database, runner, id, call.reason)),
  },

  show: { words: [1, 1], run: (call) => onArtifact(call, 'show', show) },

  remove: {
    words: [1, Infinity],
    async run(call) {
      const { database } = call;
      const ids = artifactsOf(call.words);
      await expectArtifacts(database, database.dataSource, ids);
      await backUpBefore(call);
      const action: Action = (runner) => remove(database, runner, ids);
      printResult(await performAct(database, 'remove', ids.map(String), action, call.reason));
      const storage = await openPictureStorage(call.environment.pictures);
      printResult(await removePicturesOf(database, storage, ids));
    },
  },

  'remove-picture': {
    words: [1, 1],
    async run({ database, environment, reason, words: [address = ''] }) {
      const id = await findPicture(database, address, environment.publicUrl);
      const storage = await openPictureStorage(environment.pictures);
      const action: Action = (runner) => forgetPicture(database, runner, storage, id);
      printResult(await performAct(database, 'remove-picture', [id], action, reason));
    },
  },

  restore: { words: [1, 1], run: (call) => onArtifact(call, 'restore', restoreDeleted) },
};

async function onArtifact(call: Call, act: Act, action: typeof show): Promise<void> {
  const { database, reason } = call;
  const [word = ''] = call.words;
  const id = parseId(word);
  if (id === null) throw noArtifact([word]);
  const perform: Action = (runner) => action(database, runner, id);
  printResult(await performAct(database, act, [String(id)], perform, reason));
}

/** Each identifier once. @throws ConfigurationError when no artifact can have one of them. */
function artifactsOf(words: readonly string[]): number[] {
  const invalid = words.filter((word) => parseId(word) === null);
  if (invalid.length > 0) throw noArtifact(invalid);
  return [...new Set(words.map(Number))];
}
