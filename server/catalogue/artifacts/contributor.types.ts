import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../web/graphql/node';

/** A member as everybody sees members: without the uid and the address. */
@ObjectType({
  implements: Node,
  description: 'A member who added artifacts, as everybody sees members.',
  simpleResolvers: true,
})
export class Contributor implements Node {
  @Field(() => ID, {
    description:
      'The identifier. It stays the same, also when the name or the e-mail address changes, until the account is deleted.',
  })
  id!: string;

  @Field({ description: 'The name; "Former member" after the account was deleted.' })
  name!: string;

  ownerUid!: string;
}
