import { Authorized, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { AccountService } from './account.service';

@ObjectType({ description: 'The result of deleting an account.', simpleResolvers: true })
class DeleteAccountPayload {
  @Field({
    description:
      'Whether the sign-in account is deleted too. If not, the client deletes it at the sign-in provider.',
  })
  signInDeleted!: boolean;
}

@Resolver()
export class AccountResolver {
  private readonly service: AccountService;

  constructor(services: Services) {
    this.service = services.get(AccountService);
  }

  @Authorized()
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Deletes the viewer’s account, likes and views for ever. Their artifacts stay, under "Former member". The viewer must have signed in within the last five minutes; if not, the error has the code RECENT_SIGN_IN_REQUIRED. Members only.',
  })
  deleteAccount(@Ctx() { viewer, signedInAt, log }: MemberContext): Promise<DeleteAccountPayload> {
    return this.service.delete(viewer, signedInAt, log);
  }
}
