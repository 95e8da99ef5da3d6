import { FieldResolver, Resolver } from 'type-graphql';
import type { FactDeclaration } from '../../../site/record';
import type { Services } from '../../../web/graphql/services';
import { Member } from '../../members/member.entity';
import { FactCounts, MAX_VALUES } from './fact-counts.service';
import { FactTerms } from './facts.types';
import { listedTerms } from './stored-facts';

@Resolver(() => Member)
export class FactTermsResolver {
  private readonly counts: FactCounts;

  constructor(private readonly services: Services) {
    this.counts = services.get(FactCounts);
  }

  @FieldResolver(() => [FactTerms], {
    description:
      'The terms that a form suggests for each fact with terms: those that are listed, and for a facet the most frequent others.',
  })
  factTerms(): Promise<FactTerms[]> {
    const { record } = this.services.deployment.site.get();
    const facts = record.facts.filter(({ kind }) => kind === 'terms');
    return Promise.all(
      facts.map(async (fact) => ({ key: fact.key, terms: await this.termsOf(fact) })),
    );
  }

  /** Terms of a private fact that other members wrote are not suggested. */
  private async termsOf(fact: FactDeclaration): Promise<string[]> {
    const listed = fact.terms.map(({ label }) => label);
    if (fact.private || !fact.open) return listed;
    const counted = await this.counts.values(fact.key);
    const others = counted
      .slice(0, MAX_VALUES)
      .filter(({ value }) => !listedTerms(fact).has(value));
    return [...listed, ...others.map(({ spelling }) => spelling)];
  }
}
