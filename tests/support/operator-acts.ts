import { memberData } from '../../server/composition/features';
import { eraseMember } from '../../server/community/account/erase-member';
import { restoreDeleted } from '../../server/community/history/history.commands';
import { hide, show } from '../../server/community/moderation/moderation.commands';
import type { Database } from '../../server/database/database';
import { performAct } from '../../server/database/perform-act';
import { remove } from '../../server/operator/removal';
import { builtInRecord } from './record';

/** What an operator does with a database, each act as a command does it: with its entry in the log. */
export const operatorOf = (database: Database, record = builtInRecord) => ({
  hide: (id: string) =>
    performAct(database, 'hide', [id], (runner) => hide(database, runner, Number(id))),
  show: (id: string) =>
    performAct(database, 'show', [id], (runner) =>
      show(database, runner, Number(id), null, record),
    ),
  remove: (...ids: string[]) =>
    performAct(database, 'remove', ids, (runner) => remove(database, runner, ids.map(Number))),
  restore: (id: string) =>
    performAct(database, 'restore', [id], (runner) =>
      restoreDeleted(database, runner, Number(id), null, record),
    ),
  erase: ({ uid }: { uid: string }) =>
    performAct(database, 'erase-member', [uid], (runner) =>
      eraseMember(database, runner, uid, memberData),
    ),
});
