import { Arg, Query, Resolver } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { PolicyService } from './policy.service';
import { Policy, PolicyKind } from './policy.types';

@Resolver()
export class PolicyResolver {
  private readonly service: PolicyService;

  constructor(services: Services) {
    this.service = services.get(PolicyService);
  }

  @Query(() => Policy, { description: 'A text of the operator.' })
  policy(@Arg('kind', () => PolicyKind, { description: 'Which text.' }) kind: PolicyKind): Policy {
    return this.service.get(kind);
  }
}
