import { publicPaths } from '../../../common/public-paths';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { Artifact } from '../artifacts/artifact.entity';
import { linkPhrases, phrasesOf } from './phrases';

/** Links the artifacts that the operator's texts about civilizations name. */
export class CivilizationTextService {
  constructor(private readonly services: Services) {}

  /** The blocks of the text, in which each name of an artifact leads to its record once. */
  async find(key: string, selection: Selection): Promise<readonly string[]> {
    const { civilizations } = this.services.deployment.site.get().content;
    const blocks = civilizations.find((civilization) => civilization.key === key)?.blocks ?? [];
    selection.tag('artifacts');
    const phrases = blocks.map(phrasesOf);
    const unlinked = await this.findRecords(phrases.flat().map(({ name }) => name));
    return blocks.map((block, nth) =>
      linkPhrases(block, phrases[nth] ?? [], (name) => {
        const record = unlinked.get(name);
        unlinked.delete(name);
        return record;
      }),
    );
  }

  /**
   * The paths of the records with these normalized names, by name. Of several artifacts with one name the
   * oldest counts. Every name is looked up in the index of names.
   */
  private async findRecords(names: readonly string[]): Promise<Map<string, string>> {
    if (names.length === 0) return new Map();
    const { database } = this.services;
    const { dialect } = database.engine;
    const column = `artifact.artifactNameNormalized ${dialect.codePointCollation}`;
    const isListed = dialect.isOneOf(column, 'names', [...new Set(names)]);
    const rows = await database.select<{ id: number; name: string }>(
      'artifacts with these names',
      () =>
        database
          .from(Artifact, 'artifact')
          .select('min(artifact.id)', 'id')
          .addSelect('artifact.artifactNameNormalized', 'name')
          .where(isListed.sql)
          .groupBy('artifact.artifactNameNormalized'),
      isListed.parameters,
    );
    return new Map(rows.map(({ id, name }) => [name, publicPaths.record(id)]));
  }
}
