import { KeysetPage, reversed } from '../../database/keyset';
import { RELEVANCES } from '../../database/search-index';
import type { Services } from '../../web/graphql/services';
import { ArtifactReader } from '../artifacts/artifact.reader';
import { ArtifactOrder } from '../artifacts/artifact.types';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { NO_CRITERIA } from '../artifacts/search/criteria';
import type { Parameters } from '../../database/sql';
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

/** A fact of an artifact, with the artifacts that have it, the artifact itself among them. */
interface FoundFact extends ComparedFact {
  ids: readonly number[];
}

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
    const [withFacts, rareWords, ...neighbours] = await Promise.all([
      this.findFacts(artifact),
      this.findRareWords(artifact.discoveredAt),
      this.findNeighbours(artifact, null),
      this.findNeighbours(artifact, artifact.artifactType),
    ]);
    const others = new Map(neighbours.flat().map((other) => [other.id, other]));
    const found = [...rareWords.values(), ...withFacts.map(({ ids }) => ids)].flat();
    const ids = found.filter((id) => !others.has(id));
    const ofPlaceOrFacts = await this.reader.readByIds([...new Set(ids)], { columns: COMPARED });
    for (const [id, other] of ofPlaceOrFacts) others.set(id, other as ComparedArtifact);
    others.delete(artifact.id);
    const facts = withFacts
      .map(({ ids: { length: count }, ...fact }) => ({ ...fact, count }))
      .sort((a, b) => a.count - b.count);
    return [...others.values()].map((other) => ({
      artifact: other,
      ...compare(artifact, other, countsOf(other, rareWords), facts),
    }));
  }

  /** The facts of an artifact that others may share, with the newest artifacts that have each. */
  private async findFacts({ factRows }: ComparedArtifact): Promise<FoundFact[]> {
    const { database, deployment } = this.services;
    const facts = comparedFacts(factRows, deployment.site.get().record).slice(0, MAX_FACTS);
    if (facts.length === 0) return [];
    const found = identifiersWith(facts).map(({ sql, parameters }, nth) => ({
      sql: `SELECT * FROM (SELECT ${nth} AS "nth", "artifactId" FROM (${sql}) AS "with${nth}"
        ORDER BY "artifactId" DESC LIMIT ${MAX_WITH_FACT + 1}) AS "newest${nth}"`,
      parameters,
    }));
    const rows = await database.rows<{ nth: number; artifactId: number }>({
      sql: found.map(({ sql }) => sql).join(' UNION ALL '),
      parameters: Object.assign({}, ...found.map(({ parameters }) => parameters)) as Parameters,
    });
    return facts.map((fact, nth) => ({
      ...fact,
      ids: rows.filter((row) => row.nth === nth).map(({ artifactId }) => artifactId),
    }));
  }

  /** The artifacts that have a word in any of their texts, for each rare word of the place. */
  private async findRareWords(place: string): Promise<Map<string, number[]>> {
    const words = nameWords(place).slice(0, MAX_WORDS);
    const found = await Promise.all(
      words.map(async (word) => [word, await this.findByWord(word)] as const),
    );
    return new Map(found.filter(([, ids]) => ids.length <= MAX_WITH_RARE_WORD));
  }

  /** The artifacts with a word; for a frequent word, one more than a rare word may have. */
  private async findByWord(word: string): Promise<number[]> {
    const { database } = this.services;
    const { table, id, condition } = database.engine.dialect.searchIndex.byWords({
      terms: [{ words: [word], isPrefix: false }],
      type: null,
      relevances: RELEVANCES,
    });
    const rows = await database.rows<{ id: number }>({
      sql: `SELECT ${id} AS "id" FROM ${table} WHERE ${condition.sql} LIMIT ${MAX_WITH_RARE_WORD + 1}`,
      parameters: condition.parameters,
    });
    return rows.map((row) => row.id);
  }

  /** Two pages of an index. Artifacts whose years are not known are neighbours of each other. */
  private async findNeighbours(
    { id, madeEarliest }: ComparedArtifact,
    type: string | null,
  ): Promise<ComparedArtifact[]> {
    const criteria = { ...NO_CRITERIA, type };
    const list = new ArtifactList(this.services, criteria, ArtifactOrder.CHRONOLOGICAL);
    const sides = [list.ordering, reversed(list.ordering)].map((order) =>
      list.readPage(new KeysetPage(order, [madeEarliest, id], NEIGHBOURS), COMPARED),
    );
    return (await Promise.all(sides)).flat() as ComparedArtifact[];
  }
}

/** The rare words that an artifact has, each with the number of artifacts that have it. */
const countsOf = (
  { id }: ComparedArtifact,
  rareWords: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number> =>
  new Map([...rareWords].flatMap(([word, ids]) => (ids.includes(id) ? [[word, ids.length]] : [])));
