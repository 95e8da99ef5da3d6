import { type DataSource, IsNull } from 'typeorm';
import type { Changes } from '../changes';
import { insertOnce, write } from '../database/engine';
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
    private readonly changes: Changes,
  ) {}

  /** Keeps the token's name and address, unless a token issued later was seen before. */
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
    // Atomic statements, one after the other: TypeORM leaves an upsert's condition out on SQLite.
    const added = await insertOnce(this.dataSource, Member, member);
    if (!added && !(await this.isAsBefore(member)) && (await this.replace(member))) {
      // Artifacts show their owners' names.
      await this.changes.announce('catalogue');
    }
    return this.dataSource.manager.findOneByOrFail(Member, { uid });
  }

  /** Keeps the token's time alone, where nothing else differs: the usual case. */
  private async isAsBefore(member: Columns): Promise<boolean> {
    const { email, displayName, photoURL, tokenIssuedAt } = member;
    const update = this.updateUnlessOlder(member, { tokenIssuedAt }).andWhere({
      email,
      displayName: displayName ?? IsNull(),
      photoURL: photoURL ?? IsNull(),
    });
    return (await write(() => update.execute())).affected === 1;
  }

  private async replace(member: Columns): Promise<boolean> {
    const update = this.updateUnlessOlder(member, member);
    return (await write(() => update.execute())).affected === 1;
  }

  private updateUnlessOlder({ uid, tokenIssuedAt }: Columns, values: Partial<Columns>) {
    return this.dataSource.manager
      .createQueryBuilder()
      .update(Member)
      .set(values)
      .where('"uid" = :uid', { uid })
      .andWhere('"tokenIssuedAt" <= :issuedAt', { issuedAt: tokenIssuedAt.getTime() });
  }
}
