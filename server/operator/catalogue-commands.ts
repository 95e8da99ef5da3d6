import { noArtifact } from '../catalogue/artifacts/artifact.command';
import { type CatalogueCommands, printResult } from '../database/admin-command';
import type { Action } from '../database/log-act';
import { performAct } from '../database/perform-act';
import { openPictureStorage } from '../pictures/open-picture-storage';
import { parseId } from '../web/graphql/id';
import { backUpBefore } from './admin-command';
import { listActs, listArtifacts } from './listing';
import { findPicture, forgetPicture, removePicturesOf } from './picture-removal';
import { expectArtifacts, remove } from './removal';

/** Commands about artifacts, their pictures and what was done to them. */
export const catalogueCommands: CatalogueCommands = {
  list: {
    usage: ['list [WORD] [--first N] [--hidden]'],
    words: [0, 1],
    async run({ database, words: [word = ''], first, onlyHidden }) {
      printResult(await listArtifacts(database, { word, first, onlyHidden }));
    },
  },

  log: {
    usage: ['log [--first N]'],
    words: [0, 0],
    async run({ database, first }) {
      printResult(await listActs(database, first));
    },
  },

  remove: {
    usage: ['remove ID…|--file FILE [--reason TEXT] [--without-backup]'],
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
    usage: ['remove-picture ADDRESS [--reason TEXT]'],
    words: [1, 1],
    async run({ database, environment, reason, words: [address = ''] }) {
      const id = await findPicture(database, address, environment.publicUrl);
      const storage = await openPictureStorage(environment.pictures);
      const action: Action = (runner) => forgetPicture(database, runner, storage, id);
      printResult(await performAct(database, 'remove-picture', [id], action, reason));
    },
  },
};

/** Each identifier once. @throws ConfigurationError when no artifact can have one of them. */
function artifactsOf(words: readonly string[]): number[] {
  const invalid = words.filter((word) => parseId(word) === null);
  if (invalid.length > 0) throw noArtifact(invalid);
  return [...new Set(words.map(Number))];
}
