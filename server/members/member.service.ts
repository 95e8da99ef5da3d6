import type { DataSource } from 'typeorm';
import { write } from '../database/engine';
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
    const columns = Object.keys(member).filter((name) => name !== 'uid');
    await write(() =>
      this.dataSource.manager
        .createQueryBuilder()
        .insert()
        .into(Member)
        .values(member)
        .orUpdate(columns, ['uid'], {
          overwriteCondition: {
            where: 'excluded."tokenIssuedAt" >= "members"."tokenIssuedAt"',
          },
        })
        .execute(),
    );
    // Artifacts show their owners' names.
    this.revision.advance();
    return this.dataSource.manager.findOneByOrFail(Member, { uid });
  }
}
