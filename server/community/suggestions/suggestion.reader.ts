import { can } from '../../base/rights';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { ArtifactReader, publicNameOf } from '../../catalogue/artifacts/artifact.reader';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { currentVersions, type Version } from '../../catalogue/revisions/versions';
import type { Sql } from '../../database/sql';
import type { Context } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { factChanges } from '../history/fact-changes';
import type { ArtifactFieldChange } from '../history/history.types';
import { pick, readValues, withValues } from '../history/field-values';
import { fieldChanges } from '../history/version-fields';
import { isOutdatedIn } from './suggested-values';
import { StoredSuggestion, SuggestionState } from './suggestion.entity';
import { Suggestion } from './suggestion.types';

/** A suggestion for an artifact that is shown. */
export interface SuggestionRow extends StoredSuggestion {
  suggesterName: string;
  /** Who added the artifact. */
  ownerUid: string;
}

/** Reads suggestions. Those for hidden artifacts are found by nobody. */
export class SuggestionReader {
  private readonly artifacts: ArtifactReader;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactReader);
  }

  /** Those that fulfil the conditions, which say `suggestion.COLUMN`. */
  async read(...conditions: readonly Sql[]): Promise<SuggestionRow[]> {
    const builder = this.services.database.dataSource
      .createQueryBuilder(StoredSuggestion, 'suggestion')
      .innerJoin(Artifact, 'artifact', 'artifact.id = suggestion.artifactId')
      .innerJoin('suggestion.member', 'member')
      .addSelect(publicNameOf('member'), 'suggesterName')
      .addSelect('artifact.ownerUid', 'ownerUid');
    for (const { sql, parameters } of conditions) builder.andWhere(sql, parameters);
    const { entities, raw } =
      await builder.getRawAndEntities<Pick<SuggestionRow, 'suggesterName' | 'ownerUid'>>();
    return entities.map((stored, nth): SuggestionRow => {
      const { suggesterName = '', ownerUid = '' } = raw[nth] ?? {};
      return Object.assign(stored, { suggesterName, ownerUid });
    });
  }

  /**
   * The suggestions as the caller may see them.
   * @param selection the columns of artifacts that the request shows.
   */
  async present(
    caller: Context,
    rows: readonly SuggestionRow[],
    { columns }: Selection,
  ): Promise<Suggestion[]> {
    const ids = [...new Set(rows.map(({ artifactId }) => artifactId))];
    const [artifacts, versions] = await Promise.all([
      this.artifacts.readByIds(ids, {
        columns: new Set([...columns, 'ownerUid']),
        withOwnerEmail: true,
      }),
      currentVersions(this.services.database, ids),
    ]);
    return rows.flatMap((row) => {
      const artifact = artifacts.get(row.artifactId);
      const version = versions.get(row.artifactId);
      // It may have been deleted meanwhile.
      return artifact && version ? [this.toSuggestion(caller, row, artifact, version)] : [];
    });
  }

  private toSuggestion(
    caller: Context,
    row: SuggestionRow,
    artifact: ArtifactRow,
    version: Version,
  ): Suggestion {
    const { id, remark, source, suggesterName, suggestedAt, state, reason } = row;
    const isOpen = state === SuggestionState.OPEN;
    return Object.assign(new Suggestion(), {
      ...{ id, artifact, remark, source, suggesterName, suggestedAt, state, reason },
      changes: this.changesOf(caller, row, artifact, version),
      isOutdated: isOpen && isOutdatedIn(version, readValues(row.replaced)),
    });
  }

  private changesOf(
    caller: Context,
    { changes, replaced, state }: SuggestionRow,
    artifact: ArtifactRow,
    version: Version,
  ): ArtifactFieldChange[] {
    const { publicUrl, site } = this.services.deployment;
    const { record } = site.get();
    const suggested = readValues(changes);
    const before =
      state === SuggestionState.OPEN
        ? version
        : withValues(version, pick(readValues(replaced), Object.keys(suggested)));
    const after = withValues(version, suggested);
    const seesPrivate = can('readPrivateFacts', caller, artifact);
    return [
      ...fieldChanges(before, after, publicUrl),
      ...factChanges(before, after, seesPrivate ? record.facts : publicFacts(record)),
    ];
  }
}
