import { In, IsNull, type QueryRunner } from 'typeorm';
import { normalizeEmail } from '../../../common/members';
import type { Act } from '../../database/log-act';
import { OperatorAct } from '../../database/operator-act.entity';
import type { Services } from '../../web/graphql/services';
import { Member } from './member.entity';
import { nameColumns } from './member-name';

/** The claims of a verified token. */
export interface VerifiedToken {
  uid: string;
  email: string;
  /** Whether the provider knows that the address is the member's. */
  isEmailVerified: boolean;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the operator has made the member a moderator. */
  isModerator: boolean;
  /** When the member signed in; a token that was renewed keeps this time. */
  signedInAt: Date;
  issuedAt: Date;
  expiresAt: Date;
}

type Columns = Pick<
  Member,
  | 'uid'
  | 'email'
  | 'emailNormalized'
  | 'displayName'
  | 'nameNormalized'
  | 'photoURL'
  | 'moderatorClaim'
  | 'emailVerified'
  | 'tokenIssuedAt'
>;

/** An operator's acts that give or take the claim of moderators. */
const ACTS_ON_CLAIM: readonly Act[] = [
  'moderator-on',
  'moderator-off',
  'role-member',
  'role-editor',
];

/** How long after such an act the provider may still issue tokens with the former claim. */
const CLAIM_LAG_MS = 60_000;

/** Stores the name and address of the latest token of each member. */
export class MemberService {
  constructor(private readonly services: Services) {}

  /**
   * Stores the token's name and address, unless a token that was issued later was seen before, or
   * the member was erased.
   * @returns the member as stored; the caller has to refuse a member who was erased.
   */
  async upsert(token: VerifiedToken): Promise<Member> {
    const { database, writer, changes } = this.services;
    const { uid, email, displayName, photoURL, isModerator, isEmailVerified, issuedAt } = token;
    const identity = {
      uid,
      email,
      emailNormalized: normalizeEmail(email),
      ...nameColumns(displayName),
      photoURL,
      emailVerified: isEmailVerified ? 1 : 0,
      tokenIssuedAt: issuedAt,
    };
    // Not one upsert: TypeORM leaves its condition out on SQLite.
    const isReplaced = await writer.run(async (runner) => {
      const isNamed = isModerator && !(await hasEndedClaim(runner, token));
      const member = { ...identity, moderatorClaim: isNamed ? 1 : 0 };
      return (
        !(await database.insertIfAbsent(runner, Member, {
          ...member,
          tokenIssuedAt: issuedAt.getTime(),
        })) &&
        !(await updateIfUnchanged(runner, member)) &&
        (await replace(runner, member))
      );
    });
    // Many artifacts may show the name.
    if (isReplaced) changes.announce('catalogue');
    return this.manager.findOneByOrFail(Member, { uid });
  }

  /**
   * Reads a member who was stored before, and writes only when the row is gone.
   * @returns the member as stored; the caller has to refuse a member who was erased.
   */
  async read(token: VerifiedToken): Promise<Member> {
    return (await this.manager.findOneBy(Member, { uid: token.uid })) ?? this.upsert(token);
  }

  private get manager() {
    return this.services.database.dataSource.manager;
  }
}

/**
 * Whether the operator has taken the claim of moderators from the token's member after the token was issued,
 * or in the minute before: the provider writes it after the act.
 */
async function hasEndedClaim(
  { manager }: QueryRunner,
  { uid, issuedAt }: VerifiedToken,
): Promise<boolean> {
  const last = await manager.findOne(OperatorAct, {
    where: { subject: uid, act: In(ACTS_ON_CLAIM), moderatorUid: IsNull() },
    order: { id: 'DESC' },
  });
  if (last === null || last.act === 'moderator-on') return false;
  return last.at.getTime() + CLAIM_LAG_MS >= issuedAt.getTime();
}

/** Usually nothing but the time of issue differs. */
async function updateIfUnchanged(runner: QueryRunner, member: Columns): Promise<boolean> {
  const { email, displayName, photoURL, moderatorClaim, emailVerified, tokenIssuedAt } = member;
  const update = updateUnlessOlder(runner, member, { tokenIssuedAt }).andWhere({
    email,
    displayName: displayName ?? IsNull(),
    photoURL: photoURL ?? IsNull(),
    moderatorClaim,
    emailVerified,
  });
  return (await update.execute()).affected === 1;
}

async function replace(runner: QueryRunner, member: Columns): Promise<boolean> {
  return (await updateUnlessOlder(runner, member, member).execute()).affected === 1;
}

function updateUnlessOlder(
  runner: QueryRunner,
  { uid, tokenIssuedAt }: Columns,
  values: Partial<Columns>,
) {
  return runner.manager
    .createQueryBuilder()
    .update(Member)
    .set(values)
    .where('uid = :uid', { uid })
    .andWhere('tokenIssuedAt <= :issuedAt', { issuedAt: tokenIssuedAt.getTime() })
    .andWhere('erasedAt IS NULL');
}
