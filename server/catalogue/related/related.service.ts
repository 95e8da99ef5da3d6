import { RELEVANCES } from '../../database/search-index';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { ArtifactReader, tagShown } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { ArtifactOrder } from '../artifacts/artifact.types';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { type ArtifactCriteria, NO_CRITERIA } from '../artifacts/search/criteria';
import type { RelatedArtifact } from './related.types';
import { nameWords } from './shared-place';
import { compare, COMPARED_COLUMNS, type ComparedArtifact, MAX_WITH_RARE_WORD } from './similarity';

const COMPARED: ReadonlySet<string> = new Set(COMPARED_COLUMNS);

/** How many words of a place are looked up. */
const MAX_WORDS = 16;

/** How many of the newest artifacts of the same type, and of the same years, are compared. */
const NEWEST = 48;

/** Finds artifacts that have something in common with another. */
export class RelatedArtifacts {
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /**
   * At most `first` artifacts, those that have most in common first; of equals, the newest. Public
   * parts only, without e-mail addresses. Compared are all artifacts that have a rare word of the place,
   * and the newest of the type, of the years, and of both.
   */
  async find(row: ArtifactRow, first: number, selection: Selection): Promise<RelatedArtifact[]> {
    // The resolver declares that it reads these columns.
    const artifact = row as ComparedArtifact;
    selection.tag('artifacts');
    const [rareWords, newest] = await Promise.all([
      this.findRareWords(artifact.discoveredAt),
      this.findNewest(artifact),
    ]);
    const ids = new Set([...[...rareWords.values()].flat(), ...newest]);
    ids.delete(artifact.id);
    const others = await this.reader.readByIds([...ids], { columns: COMPARED });
    const ranked = ([...others.values()] as ComparedArtifact[])
      .map((other) => ({ id: other.id, ...compare(artifact, other, countsOf(other, rareWords)) }))
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => b.score - a.score || b.id - a.id)
      .slice(0, first);
    const rows = await this.reader.readByIds(
      ranked.map(({ id }) => id),
      selection,
    );
    tagShown(selection, [...rows.values()]);
    return ranked.flatMap(({ id, reasons }) => {
      const shown = rows.get(id);
      // It was deleted in between.
      return shown ? [{ artifact: shown, reasons }] : [];
    });
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

  private async findNewest(artifact: ComparedArtifact): Promise<number[]> {
    const { artifactType: type, madeEarliest: from, madeLatest: to } = artifact;
    const span = { from, to };
    const alike: Partial<ArtifactCriteria>[] =
      from <= to ? [{ type }, { span }, { type, span }] : [{ type }];
    const ids = alike.map(async (criteria) => {
      const list = new ArtifactList(
        this.services,
        { ...NO_CRITERIA, ...criteria },
        ArtifactOrder.NEWEST,
      );
      const rows = await list.readFirst(NEWEST, new Set());
      return rows.map(({ id }) => id);
    });
    return (await Promise.all(ids)).flat();
  }
}

/** The rare words that an artifact has, each with the number of artifacts that have it. */
const countsOf = (
  { id }: ComparedArtifact,
  rareWords: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number> =>
  new Map([...rareWords].flatMap(([word, ids]) => (ids.includes(id) ? [[word, ids.length]] : [])));
