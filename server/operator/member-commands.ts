import { messageOf } from '../base/error-message';
import { ConfigurationError } from '../base/errors';
import { printable } from '../base/text-table';
import { findAccount, setModerator } from '../catalogue/members/moderators';
import { firebaseAuth } from '../catalogue/members/token-verifier';
import { eraseMember } from '../community/account/erase-member';
import { type CatalogueCommands, printResult, usageOf } from '../database/admin-command';
import type { Action } from '../database/log-act';
import { performAct } from '../database/perform-act';
import { backUpBefore } from './admin-command';
import { deleteWaitingLikes, findMember } from './members';

const MODERATOR_USAGE = ['moderator ADDRESS on|off [--unverified]'];

/** Commands about members. */
export const memberCommands: CatalogueCommands = {
  moderator: {
    usage: MODERATOR_USAGE,
    words: [2, 2],
    async run({ database, environment, allowsUnverified, words: [email = '', state = ''] }) {
      if (state !== 'on' && state !== 'off') throw new ConfigurationError(usageOf(MODERATOR_USAGE));
      const isModerator = state === 'on';
      const auth = firebaseAuth(environment);
      const account = await findAccount(auth, email);
      const { uid, displayName, emailVerified } = account;
      const who = `${printable(displayName)} (uid ${uid}, e-mail address ${emailVerified ? 'verified' : 'not verified'})`;
      if (isModerator && !emailVerified && !allowsUnverified) {
        throw new ConfigurationError(
          `Nothing was done: ${who}. Anybody can register an address that nobody has verified. If the account is the right person's, add --unverified.`,
        );
      }
      // Log the act first, so that no act is missing from the log.
      await performAct(database, `moderator-${state}`, [uid], async () => state);
      await setModerator(auth, account, isModerator).catch((error: unknown) => {
        const reason = messageOf(error);
        const message = `${reason}\nThe log has this attempt, which may have had no effect: repeat the command.`;
        throw new ConfigurationError(message, { cause: error });
      });
      printResult(
        isModerator
          ? `${who} is a moderator from their next token on: after signing in again, or within an hour.`
          : `${who} is no moderator any more, and has to sign in again.`,
      );
    },
  },

  'erase-member': {
    usage: ['erase-member EMAIL|UID [--without-backup]'],
    words: [1, 1],
    async run(call) {
      const { database, memberData } = call;
      const [emailOrUid = ''] = call.words;
      const uid = await findMember(database, emailOrUid);
      await backUpBefore(call);
      const action: Action = async (runner) => {
        await deleteWaitingLikes(runner, uid);
        return eraseMember(database, runner, uid, memberData);
      };
      printResult(await performAct(database, 'erase-member', [uid], action));
    },
  },
};
