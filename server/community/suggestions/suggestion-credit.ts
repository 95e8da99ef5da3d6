import DataLoader from 'dataloader';
import { publicNameOf } from '../../catalogue/artifacts/artifact.reader';
import { Member } from '../../catalogue/members/member.entity';
import type { Services } from '../../web/graphql/services';
import { NamesOfVersions } from '../history/names-of-versions';
import { StoredSuggestion } from './suggestion.entity';
import { type ArtifactHelpers, MAX_NAMED_HELPERS } from './suggestion.types';

/** Who helped by suggestions that were accepted, read for many artifacts or versions at once. */
export class SuggestionCredit {
  // Not cached, so that every request gets rows that were read after the request.
  private readonly helpers = new DataLoader((ids: readonly number[]) => this.readHelpers(ids), {
    cache: false,
  });
  private readonly suggesters: NamesOfVersions;

  constructor(private readonly services: Services) {
    this.suggesters = new NamesOfVersions(services.database, {
      ...{ what: 'suggesters', alias: 'suggestion' },
      query: () => this.accepted().select(publicNameOf('member'), 'name').where(IS_ACCEPTED),
    });
  }

  /** The members who helped with an artifact, without those who were erased since. */
  helpersOf(artifactId: number): Promise<ArtifactHelpers> {
    return this.helpers.load(artifactId);
  }

  /** The name of the member whose suggestion a version came from; null for another one. */
  suggesterOf(artifactId: number, version: Date): Promise<string | null> {
    return this.suggesters.nameOf(artifactId, version);
  }

  private async readHelpers(ids: readonly number[]): Promise<ArtifactHelpers[]> {
    const { database } = this.services;
    const isOneOf = database.engine.dialect.isOneOf('suggestion.artifactId', 'ids', ids);
    const rows = await database.select<{ artifactId: number; name: string }>(
      'helpers',
      () =>
        this.accepted()
          .select('suggestion.artifactId', 'artifactId')
          .addSelect(`max(${publicNameOf('member')})`, 'name')
          .where(isOneOf.sql)
          .andWhere(IS_ACCEPTED)
          .andWhere('member.erasedAt IS NULL')
          .groupBy('suggestion.artifactId')
          .addGroupBy('suggestion.memberUid')
          .orderBy('min(suggestion.decidedAt)')
          .addOrderBy('suggestion.memberUid'),
      isOneOf.parameters,
    );
    return ids.map((id) => {
      const all = rows.filter(({ artifactId }) => artifactId === id).map(({ name }) => name);
      const names = all.slice(0, MAX_NAMED_HELPERS);
      return { names, others: all.length - names.length };
    });
  }

  private accepted() {
    return this.services.database
      .from(StoredSuggestion, 'suggestion')
      .innerJoin(Member, 'member', 'member.uid = suggestion.memberUid');
  }
}

const IS_ACCEPTED = `suggestion.state = 'ACCEPTED'`;
