import { type DataSource, IsNull, type QueryRunner } from 'typeorm';
import type { Changes } from '../changes';
import { insertOnce } from '../database/engine';
import type { Writer } from '../database/writer';
import { unauthenticated } from '../errors';
import { foldEmail } from './fold-email';
import { Member } from './member.entity';

/** What a verified token says of its member. */
export interface VerifiedToken {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  issuedAt: Date;
  expiresAt: Date;
}

type Columns = Pick<
  Member,
  'uid' | 'email' | 'emailFolded' | 'displayName' | 'photoURL' | 'tokenIssuedAt'
>;

/** Keeps what the latest token of each member says. */
export class MemberService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: Writer,
    private readonly changes: Changes,
  ) {}

  /**
   * Keeps the token's name and address, unless a token issued later was seen before.
   * @throws UNAUTHENTICATED for a member who was erased, of whom nothing is kept.
   */
  async remember(token: VerifiedToken): Promise<Member> {
    const { uid, email, displayName, photoURL, issuedAt } = token;
    const member = {
      uid,
      email,
      emailFolded: foldEmail(email),
      displayName,
      photoURL,
      tokenIssuedAt: issuedAt,
    };
    // TypeORM leaves an upsert's condition out on SQLite.
    const replaced = await this.writer.run(
      async (runner) =>
        !(await insertOnce(runner, Member, member)) &&
        !(await isAsBefore(runner, member)) &&
        (await replace(runner, member)),
    );
    // Artifacts show their owners' names.
    if (replaced) await this.changes.announce('catalogue');
    const remembered = await this.dataSource.manager.findOneByOrFail(Member, { uid });
    if (remembered.erasedAt) throw unauthenticated('This account was erased.');
    return remembered;
  }
}

/** Keeps the token's time alone, where nothing else differs: the usual case. */
async function isAsBefore(runner: QueryRunner, member: Columns): Promise<boolean> {
  const { email, displayName, photoURL, tokenIssuedAt } = member;
  const update = updateUnlessOlder(runner, member, { tokenIssuedAt }).andWhere({
    email,
    displayName: displayName ?? IsNull(),
    photoURL: photoURL ?? IsNull(),
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
    .where('"uid" = :uid', { uid })
    .andWhere('"tokenIssuedAt" <= :issuedAt', { issuedAt: tokenIssuedAt.getTime() })
    .andWhere('"erasedAt" IS NULL');
}
