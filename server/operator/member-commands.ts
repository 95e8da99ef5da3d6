import type { Auth } from 'firebase-admin/auth';
import { ROLES } from '../../common/roles';
import { messageOf } from '../base/error-message';
import { ConfigurationError } from '../base/errors';
import { printable } from '../base/text-table';
import {
  type Account,
  findAccount,
  isNamedModerator,
  setModerator,
} from '../catalogue/members/moderators';
import { firebaseAuth } from '../catalogue/members/token-verifier';
import { eraseMember } from '../community/account/erase-member';
import { type CatalogueCommands, printResult, usageOf } from '../database/admin-command';
import { type Action, roleAct } from '../database/log-act';
import { performAct } from '../database/perform-act';
import { backUpBefore } from './admin-command';
import { deleteWaitingLikes, endModeration, findMember, giveRole } from './members';

const ROLE_USAGE = ['role ADDRESS member|editor|moderator [--unverified]'];
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
      const who = nameOf(account);
      if (isModerator) expectVerified(account, allowsUnverified);
      // Log the act first, so that no act is missing from the log.
      await performAct(database, `moderator-${state}`, [account.uid], async (runner) => {
        if (!isModerator) await endModeration(runner, account);
        return state;
      });
      await writeClaim(auth, account, isModerator);
      printResult(
        isModerator
          ? `${who} is a moderator from their next token on: after signing in again, or within an hour.`
          : `${who} is no moderator any more, and has to sign in again.`,
      );
    },
  },

  role: {
    usage: ROLE_USAGE,
    words: [2, 2],
    async run({ database, environment, allowsUnverified, words: [email = '', word = ''] }) {
      const role = ROLES.find((name) => name.toLowerCase() === word);
      if (!role) throw new ConfigurationError(usageOf(ROLE_USAGE));
      const auth = firebaseAuth(environment);
      const account = await findAccount(auth, email);
      if (role !== 'MEMBER') expectVerified(account, allowsUnverified);
      await performAct(database, roleAct(role), [account.uid], (runner) =>
        giveRole(database, runner, account, role),
      );
      const endsClaim = role !== 'MODERATOR' && isNamedModerator(account);
      if (endsClaim) await writeClaim(auth, account, false);
      const signIn = endsClaim ? ', and has to sign in again' : '';
      printResult(`${nameOf(account)} has the role ${word} from now on${signIn}.`);
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

/** An account in a sentence. */
const nameOf = ({ uid, displayName, emailVerified }: Account) =>
  `${printable(displayName)} (uid ${uid}, e-mail address ${emailVerified ? 'verified' : 'not verified'})`;

/** @throws ConfigurationError for an address that anybody may have registered. */
function expectVerified(account: Account, allowsUnverified: boolean): void {
  if (account.emailVerified || allowsUnverified) return;
  throw new ConfigurationError(
    `Nothing was done: ${nameOf(account)}. Anybody can register an address that nobody has verified. If the account is the right person's, add --unverified.`,
  );
}

/** Writes the claim of moderators at the provider. @throws ConfigurationError */
async function writeClaim(auth: Auth, account: Account, isModerator: boolean): Promise<void> {
  await setModerator(auth, account, isModerator).catch((error: unknown) => {
    const reason = messageOf(error);
    const message = `${reason}\nThe log has this attempt, which may have had no effect: repeat the command.`;
    throw new ConfigurationError(message, { cause: error });
  });
}
