import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../database/instant';

/**
 * A member as their latest token shows them. The uid owns artifacts and likes; the e-mail address
 * only finds and shows.
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

  /** The address as it compares: without case. */
  @Index()
  @Column('text')
  emailFolded!: string;

  @Field(() => String, { nullable: true, description: 'The name of the latest token.' })
  @Column('text', { nullable: true })
  displayName!: string | null;

  @Field(() => String, { nullable: true, description: "The address of the member's portrait." })
  @Column('text', { nullable: true })
  photoURL!: string | null;

  /** When the token was issued that these values come from. */
  @Column('bigint', { transformer: instant })
  tokenIssuedAt!: Date;

  /** When an operator erased the member: of the row only the uid is left, and no token counts. */
  @Column('bigint', { nullable: true, transformer: instant })
  erasedAt!: Date | null;
}
