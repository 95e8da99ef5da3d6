import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../common/roles';
import { instant } from '../../database/instant';

/**
 * A member as their latest token shows them. The uid owns artifacts and likes. The e-mail address is
 * only shown, and used to find the member.
 */
@ObjectType('Viewer', {
  description: 'The signed-in member who makes the request.',
  simpleResolvers: true,
})
@Entity('members')
export class Member {
  @Field(() => ID, { description: "The member's identifier at the authentication provider." })
  @PrimaryColumn('text')
  uid!: string;

  @Field({ description: 'The e-mail address of the latest token.' })
  @Column('text')
  email!: string;

  /**
   * Names the member in public: random, and nothing of the member can be computed from it. Written by
   * the database's triggers wherever it would be null. An erased member gets another one.
   */
  @Index('members_by_contributor', { unique: true, where: '"contributorId" IS NOT NULL' })
  @Column('text', { nullable: true })
  contributorId!: string | null;

  /** The address as it is compared: see `normalizeEmail`. */
  @Index()
  @Column('text')
  emailNormalized!: string;

  @Field(() => String, { nullable: true, description: 'The name of the latest token.' })
  @Column('text', { nullable: true })
  displayName!: string | null;

  /** The name that everybody sees, as lists of members sort and search it: see `normalizeText`. */
  @Column('text', { default: '' })
  nameNormalized!: string;

  @Field(() => String, { nullable: true, description: "The address of the member's portrait." })
  @Column('text', { nullable: true })
  photoURL!: string | null;

  /** When the token that these values come from was issued. */
  @Column('bigint', { transformer: instant })
  tokenIssuedAt!: Date;

  /** The role that a moderator or the operator gave. A moderator's claim counts beside it. */
  @Index('members_with_roles', { where: `"role" <> 'MEMBER'` })
  @Column('text', { default: 'MEMBER' })
  role!: Role;

  /** 1 if the latest token says that the operator made the member a moderator, else 0. */
  @Column('integer', { default: 0 })
  moderatorClaim!: number;

  /** 1 if the latest token says that the address is the member's own, else 0. Mail goes to no other. */
  @Column('integer', { default: 0 })
  emailVerified!: number;

  /** When an operator erased the member. Only the uid is left then, and no token is accepted. */
  @Column('bigint', { nullable: true, transformer: instant })
  erasedAt!: Date | null;
}
