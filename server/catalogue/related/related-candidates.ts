import { KeysetPage, reversed } from '../../database/keyset';
import { RELEVANCES } from '../../database/search-index';
import type { Services } from '../../web/graphql/services';
import { ArtifactReader } from '../artifacts/artifact.reader';
import { ArtifactOrder } from '../artifacts/artifact.types';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { NO_CRITERIA } from '../artifacts/search/criteria';
import { type Sql, withConditions } from '../../database/sql';
import { identifiersWith } from '../artifacts/facts/fact-condition';
import { nameWords } from './names';
import { type ComparedFact, comparedFacts } from './shared-facts';
import {
  compare,
  COMPARED_COLUMNS,
  type ComparedArtifact,
  MAX_WITH_FACT,
  MAX_WITH_RARE_WORD,
  type Similarity,
} from './similarity';

const COMPARED: ReadonlySet<string> = new Set(COMPARED_COLUMNS);

/** How many values of facts are looked up. */
const MAX_FACTS = 12;

/** How many words of a place are looked up. */
const MAX_WORDS = 16;

/** How many artifacts on each side in the order of years are compared, of all types and of the same. */
const NEIGHBOURS = 24;

/** An artifact that was compared with another, and what they have in common. */
export interface Candidate extends Similarity {
  artifact: ComparedArtifact;
}

/** Finds and compares the artifacts that may have something in common with another. */
export class RelatedCandidates {
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /**
   * The artifacts that share a fact, or have a rare word of the place, and the neighbours in the order of years, of all types
   * and of the same. Never the artifact itself.
   */
  async find(artifact: ComparedArtifact): Promise<Candidate[]> {
    const { database, deployment } = this.services;
    const { record } = deployment.site.get();
    const compared = comparedFacts(artifact.factRows, record).slice(0, MAX_FACTS);
    const neighbours = [
      ...this.neighbours(artifact, null),
      ...this.neighbours(artifact, artifact.artifactType),
    ];
    // The words are apart, so that there are few texts of statements.
    const [found, rareWords] = await Promise.all([
      database.numbers([...neighbours, ...compared.map(newestWith)]),
      this.findRareWords(artifact.discoveredAt),
    ]);
    const ids = new Set([...found, ...rareWords.values()].flat());
    ids.delete(artifact.id);
    const others = await this.reader.readByIds([...ids], { columns: COMPARED });
    const facts = compared
      .map((fact, nth) => ({ ...fact, count: found[neighbours.length + nth]?.length ?? 0 }))
      .sort((a, b) => a.count - b.count);
    // In the order of the identifiers, because the order of the rows differs between engines.
    return [...ids].flatMap((id) => {
      const other = others.get(id) as ComparedArtifact | undefined;
      if (!other) return [];
      return [{ artifact: other, ...compare(artifact, other, countsOf(other, rareWords), facts) }];
    });
  }

  /** The artifacts that have a word in any of their texts, for each rare word of the place. */
  private async findRareWords(place: string): Promise<Map<string, number[]>> {
    const words = nameWords(place).slice(0, MAX_WORDS);
    const found = await this.services.database.numbers(words.map((word) => this.withWord(word)));
    return new Map(
      words.flatMap((word, nth) => {
        const ids = found[nth] ?? [];
        return ids.length > MAX_WITH_RARE_WORD ? [] : [[word, ids]];
      }),
    );
  }

  /** The artifacts with a word; for a frequent word, one more than a rare word may have. */
  private withWord(word: string): Sql {
    const { searchIndex } = this.services.database.engine.dialect;
    const { table, id, condition } = searchIndex.byWords({
      terms: [{ words: [word], isPrefix: false }],
      type: null,
      relevances: RELEVANCES,
    });
    return {
      sql: `SELECT ${id} AS "number" FROM ${table} WHERE ${condition.sql} LIMIT ${MAX_WITH_RARE_WORD + 1}`,
      parameters: condition.parameters,
    };
  }

  /** Two pages of an index. Artifacts whose years are not known are neighbours of each other. */
  private neighbours({ id, madeEarliest }: ComparedArtifact, type: string | null): Sql[] {
    const { ordering } = new ArtifactList(this.services, NO_CRITERIA, ArtifactOrder.CHRONOLOGICAL);
    const ofType = type === null ? null : { sql: '"artifactType" = :type', parameters: { type } };
    return [ordering, reversed(ordering)].map((order) => {
      const page = new KeysetPage(order, [madeEarliest, id], NEIGHBOURS);
      const columns = page.columns((column) => `"${column}"`);
      const all = { sql: 'SELECT "id" AS "number" FROM "artifacts" WHERE true', parameters: {} };
      const { sql, parameters } = withConditions(all, ofType, page.condition(columns));
      return { sql: `${sql} ORDER BY ${page.orderBy(columns)} LIMIT ${NEIGHBOURS}`, parameters };
    });
  }
}

/** The newest artifacts that have a fact, the artifact itself among them. */
function newestWith(fact: ComparedFact): Sql {
  const { sql, parameters } = identifiersWith(fact);
  return {
    sql: `SELECT "id" AS "number" FROM (${sql}) AS "with"
      ORDER BY "id" DESC LIMIT ${MAX_WITH_FACT + 1}`,
    parameters,
  };
}

/** The rare words that an artifact has, each with the number of artifacts that have it. */
const countsOf = (
  { id }: ComparedArtifact,
  rareWords: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number> =>
  new Map([...rareWords].flatMap(([word, ids]) => (ids.includes(id) ? [[word, ids.length]] : [])));
