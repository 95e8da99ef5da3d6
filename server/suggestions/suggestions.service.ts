import { KeysetPage, reversed } from '../database/keyset';
import type { Services } from '../graphql/feature';
import { criteriaOf } from '../artifacts/artifact.criteria';
import { artifactOrderings } from '../artifacts/artifact.orderings';
import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import {
  type ArtifactConnection,
  type ArtifactFilter,
  MAX_SEARCHED_CHARACTERS,
} from '../artifacts/artifact.types';
import { keptArtifacts } from '../artifacts/kept-artifacts';
import { parseText } from '../artifacts/text/parse-text';
import { TypeCounts } from '../artifacts/type-counts';
import { frequenciesOf, hasNearWords, nearWords } from './near-words';
import { everyWordRespelled, oneWordRespelled, type Respelling } from './respellings';
import { searchedParts } from './searched-parts';
import { asWritten, typedWords, withWords } from './typed-words';

const MAX_SUGGESTIONS = 3;

/** Texts with more different words get no suggestions. */
const MAX_WORDS = 8;

/** So many words at most are replaced at once, or one at a time. */
const MAX_RESPELLED = 4;

/** The fields of a filter that are words, with the texts in which they are searched. */
const SEARCHED = {
  text: [
    'artifactName',
    'description',
    'historicalContext',
    'createdAt',
    'discoveredAt',
    'discoveredBy',
    'presentLocation',
  ],
  search: ['artifactName'],
} as const satisfies Partial<Record<keyof ArtifactFilter, readonly (keyof ArtifactRow)[]>>;

type SearchedField = keyof typeof SEARCHED;

const NO_COLUMNS: ReadonlySet<string> = new Set();

/** Other spellings for searches that find nothing. */
export class Suggestions {
  private readonly reader: ArtifactReader;
  private readonly typeCounts: TypeCounts;
  /** The page of the newest artifact. */
  private readonly newest: KeysetPage;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
    this.typeCounts = services.get(TypeCounts);
    const { NEWEST } = artifactOrderings(services.database.engine.dialect.codePointCollation);
    this.newest = new KeysetPage(NEWEST, null, 1);
  }

  /**
   * Up to three spellings of the searched text with which the list would find something, nearest first,
   * then the more frequent; of the searched name where no spelling of the text does. None where the list
   * finds something or searches for nothing.
   */
  async find({ edges, countTotal, asked }: ArtifactConnection): Promise<string[]> {
    if (!asked?.filter || edges.length > 0) return [];
    // Beyond a cursor a list can be empty that is not.
    const isBounded = asked.after != null || asked.before != null;
    if (isBounded && (await countTotal()) > 0) return [];
    const ofText = await this.findSpellings('text', asked.filter);
    return ofText.length > 0 ? ofText : this.findSpellings('search', asked.filter);
  }

  private async findSpellings(field: SearchedField, filter: ArtifactFilter): Promise<string[]> {
    const text = filter[field] ?? '';
    const suggestions: string[] = [];
    const respellings = await this.respellings(field, text);
    const pages = field === 'text' ? await this.pagesOf(text, respellings) : [];
    for (const [nth, { words }] of respellings.entries()) {
      const respelled = Object.assign({}, filter, { [field]: withWords(text, words) });
      const found = await this.findFirst(respelled, new Set(SEARCHED[field]), pages[nth]);
      if (!found) continue;
      const texts = SEARCHED[field].map((name) => found[name] ?? '');
      const written = new Map([...words].map(([from, to]) => [from, asWritten(to, texts)]));
      const suggestion = withWords(text, written);
      if (suggestion.length <= MAX_SEARCHED_CHARACTERS) suggestions.push(suggestion);
      if (suggestions.length === MAX_SUGGESTIONS) break;
    }
    return suggestions;
  }

  /** Replaces the words that find nothing, or each word in turn if all find something. */
  private async respellings(field: SearchedField, text: string): Promise<Respelling[]> {
    const words = [...new Set(typedWords(text).map(({ word }) => word))];
    if (words.length === 0 || words.length > MAX_WORDS) return [];
    const missing: string[] = [];
    for (const word of words) if (!(await this.findsAlone(field, word, text))) missing.push(word);
    const respelled = missing.length > 0 ? missing : words.filter(hasNearWords);
    if (respelled.length > MAX_RESPELLED || !respelled.every(hasNearWords)) return [];
    const near = new Map<string, Awaited<ReturnType<typeof nearWords>>>();
    for (const word of respelled) near.set(word, await nearWords(this.services.database, word));
    return missing.length > 0 ? everyWordRespelled(near) : oneWordRespelled(near);
  }

  /** The page in which each respelling is looked for; none where all are looked for in the whole catalogue. */
  private async pagesOf(text: string, respellings: readonly Respelling[]): Promise<KeysetPage[]> {
    const total = await this.typeCounts.total(null);
    if (searchedParts(respellings.map(() => [total])).every((part) => part === 1)) return [];
    const newest = await this.findFirst({}, NO_COLUMNS);
    const typed = typedWords(text).map(({ word }) => word);
    const others = respellings.flatMap(({ words }) => [...words.values()]);
    const frequency = await frequenciesOf(this.services.database, [...typed, ...others], total);
    const parts = searchedParts(
      respellings.map(({ words }) => typed.map((word) => frequency(words.get(word) ?? word))),
    );
    return parts.map((part) => {
      if (part === 1) return this.newest;
      const after = Math.floor((newest?.id ?? 0) * (1 - part));
      return new KeysetPage(reversed(this.newest.order), [after], 1);
    });
  }

  /** Whether the word finds something by itself, without the rest of the filter. */
  private async findsAlone(field: SearchedField, word: string, text: string): Promise<boolean> {
    const last = parseText(text).at(-1);
    const mayBeBeginning = field === 'search' || (last?.isPrefix && last.words.at(-1) === word);
    const alone = { [field]: mayBeBeginning ? word : `"${word}"` };
    return (await this.findFirst(alone, NO_COLUMNS)) !== null;
  }

  private async findFirst(
    filter: ArtifactFilter,
    columns: ReadonlySet<string>,
    page = this.newest,
  ): Promise<ArtifactRow | null> {
    const { database } = this.services;
    const kept = keptArtifacts(database, this.typeCounts, await criteriaOf(database, filter));
    const plan = await kept.planPage(page);
    const [row = null] = await this.reader.readPlanned(page, plan, columns);
    return row;
  }
}
