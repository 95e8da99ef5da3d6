import type { DataSource } from 'typeorm';
import { insertOnce, write } from '../database/engine';
import type { Revision } from '../revision';
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

/** Keeps what the latest token of each member says. */
export class MemberService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: Revision,
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
    // Two atomic statements: TypeORM leaves an upsert's condition out on SQLite.
    if (!(await insertOnce(this.dataSource, Member, member))) {
      const update = this.dataSource.manager
        .createQueryBuilder()
        .update(Member)
        .set(member)
        .where('"uid" = :uid', { uid })
        .andWhere('"tokenIssuedAt" <= :issuedAt', { issuedAt: issuedAt.getTime() });
      await write(() => update.execute());
    }
    // Artifacts show their owners' names.
    this.revision.advance();
    return this.dataSource.manager.findOneByOrFail(Member, { uid });
  }
}
