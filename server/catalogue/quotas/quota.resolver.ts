import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { Member } from '../members/member.entity';
import { QuotaService } from './quota.service';
import { Allowance } from './quota.types';

@Resolver(() => Member)
export class QuotaResolver {
  private readonly quotas: QuotaService;

  constructor(services: Services) {
    this.quotas = services.get(QuotaService);
  }

  @FieldResolver(() => Allowance, { description: 'What the viewer can still add.' })
  allowance(@Root() { uid }: Member) {
    return this.quotas.allowanceOf(uid);
  }
}
