import type { FastifyBaseLogger } from 'fastify';
import { recentSignInRequired } from '../../base/errors';
import type { Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { logAct } from '../../database/log-act';
import { eraseMember } from './erase-member';

/** How long ago a member who deletes the account may have signed in, in milliseconds. */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Ends accounts. */
export class AccountService {
  constructor(private readonly services: Services) {}

  /**
   * Erases the member as the operator's command does. The catalogue comes first, because a member
   * whose sign-in is gone could not repeat an erasure that failed.
   * @param signedInAt when the member signed in.
   * @returns whether the sign-in account is deleted too; if not, the browser can delete it.
   * @throws RECENT_SIGN_IN_REQUIRED when the sign-in is older than five minutes.
   */
  async delete(
    { uid }: Viewer,
    signedInAt: Date | null,
    log: FastifyBaseLogger,
  ): Promise<{ signInDeleted: boolean }> {
    const { database, writer, changes, memberData } = this.services;
    if (!signedInAt || Date.now() - signedInAt.getTime() > RECENT_SIGN_IN_MS)
      throw recentSignInRequired();
    await writer.transaction((runner) =>
      logAct(database.engine, runner, 'delete-account', [uid], () =>
        eraseMember(database, runner, uid, memberData),
      ),
    );
    changes.announce('members');
    changes.announce('catalogue');
    return { signInDeleted: await this.deleteSignIn(uid, log) };
  }

  /** The catalogue is erased already, so a failure is no error of the request. */
  private async deleteSignIn(uid: string, log: FastifyBaseLogger): Promise<boolean> {
    const { deleteUser } = this.services.deployment;
    if (!deleteUser) return false;
    try {
      await deleteUser(uid);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'a sign-in account could not be deleted');
      return false;
    }
  }
}
