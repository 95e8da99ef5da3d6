import DataLoader from 'dataloader';
import { publicNameOf } from '../../catalogue/artifacts/artifact.reader';
import { Member } from '../../catalogue/members/member.entity';
import type { Services } from '../../web/graphql/services';
import { StoredSuggestion } from './suggestion.entity';
import { type ArtifactHelpers, MAX_NAMED_HELPERS } from './suggestion.types';

interface Version {
  artifactId: number;
  /** Its `updatedAt`, in milliseconds. */
  version: number;
}

const keyOf = ({ artifactId, version }: Version) => `${artifactId}:${version}`;

// Not cached, so that every request gets rows that were read after the request.
const OPTIONS = { cache: false };

/** Who helped by suggestions that were accepted, read for many artifacts or versions at once. */
export class SuggestionCredit {
  private readonly helpers = new DataLoader(
    (ids: readonly number[]) => this.readHelpers(ids),
    OPTIONS,
  );
  private readonly suggesters = new DataLoader(
    (versions: readonly Version[]) => this.readSuggesters(versions),
    OPTIONS,
  );

  constructor(private readonly services: Services) {}

  /** The members who helped with an artifact, without those who were erased since. */
  helpersOf(artifactId: number): Promise<ArtifactHelpers> {
    return this.helpers.load(artifactId);
  }

  /** The name of the member whose suggestion a version came from; null for another one. */
  suggesterOf(artifactId: number, version: Date): Promise<string | null> {
    return this.suggesters.load({ artifactId, version: version.getTime() });
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

  private async readSuggesters(versions: readonly Version[]): Promise<(string | null)[]> {
    const { database } = this.services;
    const { dialect } = database.engine;
    const ofArtifact = dialect.isOneOf(
      'suggestion.artifactId',
      'ids',
      versions.map(({ artifactId }) => artifactId),
    );
    const ofVersion = dialect.isOneOf(
      'suggestion.version',
      'versions',
      versions.map(({ version }) => version),
    );
    const rows = await database.select<{ artifactId: number; version: string; name: string }>(
      'suggesters',
      () =>
        this.accepted()
          .select('suggestion.artifactId', 'artifactId')
          .addSelect('suggestion.version', 'version')
          .addSelect(publicNameOf('member'), 'name')
          .where(ofArtifact.sql)
          .andWhere(ofVersion.sql)
          .andWhere(IS_ACCEPTED),
      { ...ofArtifact.parameters, ...ofVersion.parameters },
    );
    const names = new Map(
      rows.map((row) => [keyOf({ ...row, version: Number(row.version) }), row.name]),
    );
    return versions.map((version) => names.get(keyOf(version)) ?? null);
  }

  private accepted() {
    return this.services.database
      .from(StoredSuggestion, 'suggestion')
      .innerJoin(Member, 'member', 'member.uid = suggestion.memberUid');
  }
}

const IS_ACCEPTED = `suggestion.state = 'ACCEPTED'`;
