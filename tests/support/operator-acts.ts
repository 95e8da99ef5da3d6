import { memberData } from '../../server/composition/features';
import { eraseMember } from '../../server/community/account/erase-member';
import type { Database } from '../../server/database/database';
import { hide, show } from '../../server/operator/decisions';
import { performAct } from '../../server/operator/perform-act';
import { remove } from '../../server/operator/removal';
import { restoreDeleted } from '../../server/operator/restoration';

/** What an operator does with a database, each act as a command does it: with its entry in the log. */
export const operatorOf = (database: Database) => ({
  hide: (id: string) =>
    performAct(database, 'hide', [id], (runner) => hide(database, runner, Number(id))),
  show: (id: string) =>
    performAct(database, 'show', [id], (runner) => show(database, runner, Number(id))),
  remove: (...ids: string[]) =>
    performAct(database, 'remove', ids, (runner) => remove(database, runner, ids.map(Number))),
  restore: (id: string) =>
    performAct(database, 'restore', [id], (runner) => restoreDeleted(database, runner, Number(id))),
  erase: ({ uid }: { uid: string }) =>
    performAct(database, 'erase-member', [uid], (runner) =>
      eraseMember(database, runner, uid, memberData),
    ),
});
