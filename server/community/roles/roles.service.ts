import type { QueryRunner } from 'typeorm';
import { isAtLeast, type Role } from '../../../common/roles';
import { badUserInput, memberNotFound, roleConflict } from '../../base/errors';
import { authorize } from '../../base/rights';
import { Member } from '../../catalogue/members/member.entity';
import { roleOf, roleSql } from '../../catalogue/members/role';
import { logAct, roleAct } from '../../database/log-act';
import type { Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { MemberReader } from './members.reader';
import type { ListedMember } from './members.types';

/** What moderators decide about members. The caller has checked that the viewer is a moderator. */
export class RoleService {
  private readonly members: MemberReader;

  constructor(private readonly services: Services) {
    this.members = services.get(MemberReader);
  }

  /**
   * Gives a member a role. The same role again is no error.
   * @throws NOT_FOUND; CONFLICT for the last moderator, and for a moderator whom the operator named.
   */
  async setRole(viewer: Viewer, id: string, role: Role): Promise<ListedMember> {
    const { uid } = await this.members.get(id);
    const { database, writer, changes } = this.services;
    const { uid: moderator } = viewer;
    await writer.transaction((runner) =>
      logAct(
        database.engine,
        runner,
        roleAct(role),
        [uid],
        async () => {
          await expectModerator(runner, moderator);
          return giveRole(runner, uid, role);
        },
        { moderatorUid: moderator },
      ),
    );
    changes.announce('members');
    return this.members.get(id);
  }

  /**
   * Gives all artifacts of a member to another, who may be the moderator.
   * @returns how many they are.
   * @throws NOT_FOUND unless both are members, the receiver one who was not erased; BAD_USER_INPUT when they are one.
   */
  async transfer(viewer: Viewer, from: string, to: string): Promise<number> {
    const [giver, receiver] = [await this.members.get(from), await this.members.get(to)];
    if (giver.uid === receiver.uid) {
      throw badUserInput('Nobody hands over to themself.', { to: 'Please choose another member.' });
    }
    const { database, writer, changes, memberData } = this.services;
    const { uid: moderator } = viewer;
    let transferred = 0;
    const handOver = async (runner: QueryRunner) => {
      await expectModerator(runner, moderator);
      const { erasedAt } = await runner.manager.findOneByOrFail(Member, { uid: receiver.uid });
      if (erasedAt) throw memberNotFound();
      transferred = 0;
      for (const data of memberData) {
        const uids = { from: giver.uid, to: receiver.uid, moderator };
        transferred += (await data.handOver?.(database, runner, uids)) ?? 0;
      }
      return transferred === 0 ? null : String(transferred);
    };
    await writer.transaction((runner) =>
      logAct(database.engine, runner, 'transfer', [giver.uid, receiver.uid], handOver, {
        moderatorUid: moderator,
      }),
    );
    changes.announce('catalogue');
    return transferred;
  }
}

/**
 * Acts on members take turns, and one may have ended the role of the moderator who comes next.
 * @throws FORBIDDEN when the caller is no moderator any more.
 */
async function expectModerator({ manager }: QueryRunner, uid: string): Promise<void> {
  const viewer = await manager.findOneByOrFail(Member, { uid });
  // Whether the token was revoked was asked before.
  await authorize('moderate', { viewer, role: roleOf(viewer), assertNotRevoked: async () => {} });
}

/** @returns null when nothing changes. @throws NOT_FOUND; CONFLICT */
async function giveRole({ manager }: QueryRunner, uid: string, role: Role): Promise<string | null> {
  const member = await manager.findOneBy(Member, { uid });
  if (!member || member.erasedAt) throw memberNotFound();
  if (!isAtLeast(role, 'MODERATOR')) {
    if (member.moderatorClaim === 1) {
      throw roleConflict(
        'The operator made this member a moderator by a command, and only the operator can end that.',
      );
    }
    const others = await manager
      .createQueryBuilder(Member, 'member')
      .where(`${roleSql('member')} = 'MODERATOR' AND member.erasedAt IS NULL`)
      .andWhere('member.uid <> :uid', { uid })
      .getCount();
    if (member.role === 'MODERATOR' && others === 0) {
      throw roleConflict('This is the last moderator. Make another member a moderator first.');
    }
  }
  if (member.role === role) return null;
  await manager.update(Member, { uid }, { role });
  return role;
}
