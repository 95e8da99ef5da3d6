import { MAX_SEARCH } from '../../../common/text-limits';
import type { Services } from '../../web/graphql/services';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import {
  type ArtifactConnection,
  type ArtifactFilter,
  ArtifactOrder,
} from '../artifacts/artifact.types';
import { normalizeText } from '../../../common/normalize-text';
import { ArtifactList } from '../artifacts/search/artifact-list';
import { criteriaOf } from '../artifacts/search/criteria';
import { partsOf, SEARCHED_TEXTS, wordsOf, WRITTEN_WORD } from '../artifacts/search/words';
import { nearWords } from './near-words';

const MAX_SUGGESTIONS = 3;

/** Texts with more different words get no suggestions. */
const MAX_WORDS = 8;

/** How many other spellings of a text are searched at most. */
const MAX_TRIED = 6;

const { name: NAME, facts, prose } = SEARCHED_TEXTS;
/** The texts in which a word's spelling is looked up, the likeliest first. */
const TEXTS = [...NAME, ...prose, ...facts];

/** Other words for some words of a text, by the words that they replace; all are normalized. */
interface Respelling {
  words: ReadonlyMap<string, string>;
  edits: number;
}

/** Other spellings for searches that find nothing. */
export class Spelling {
  constructor(private readonly services: Services) {}

  /**
   * Up to three spellings of the searched text with which the list would have matches, nearest first; if
   * there are none, spellings of the searched name. Empty when the list has matches or searches nothing.
   */
  async find({ edges, countTotal, requestArgs }: ArtifactConnection): Promise<string[]> {
    if (!requestArgs?.filter || edges.length > 0) return [];
    // A page beyond a cursor can be empty although the list is not.
    const isBounded = requestArgs.after != null || requestArgs.before != null;
    if (isBounded && (await countTotal()) > 0) return [];
    for (const field of ['anywhere', 'text', 'search'] as const) {
      const suggestions = await this.findSpellings(field, requestArgs.filter);
      if (suggestions.length > 0) return suggestions;
    }
    return [];
  }

  private async findSpellings(
    field: 'anywhere' | 'text' | 'search',
    filter: ArtifactFilter,
  ): Promise<string[]> {
    const text = filter[field] ?? '';
    const suggestions: string[] = [];
    const suggested = new Set<string>();
    for (const { words } of await this.respellings(text)) {
      const respelled = Object.assign({}, filter, { [field]: withWords(text, words) });
      const found = await this.findFirst(respelled);
      if (!found) continue;
      const names = field === 'search' ? NAME : TEXTS;
      const texts = names.map((name) => found[name] ?? '');
      const written = new Map([...words].map(([from, to]) => [from, asWritten(to, texts)]));
      // "Tutankhamun's" says no more than "Tutankhamun".
      if ([...written.values()].flatMap(partsOf).some((part) => suggested.has(part))) continue;
      written.forEach((word) => suggested.add(word));
      const suggestion = withWords(text, written);
      if (suggestion.length <= MAX_SEARCH) suggestions.push(suggestion);
      if (suggestions.length === MAX_SUGGESTIONS) break;
    }
    return suggestions;
  }

  /** Replaces every word that has near words, the nearest spellings first. */
  private async respellings(text: string): Promise<Respelling[]> {
    const words = [...new Set(wordsOf(text))];
    if (words.length > MAX_WORDS) return [];
    let respellings: Respelling[] = [{ words: new Map(), edits: 0 }];
    for (const word of words) {
      const near = await nearWords(this.services.database, word, word === words.at(-1));
      if (near.length === 0) continue;
      respellings = respellings
        .flatMap((respelling) =>
          near.map((one) => ({
            words: new Map([...respelling.words, [word, one.word]]),
            edits: respelling.edits + one.edits,
          })),
        )
        .sort((a, b) => a.edits - b.edits)
        .slice(0, MAX_TRIED);
    }
    return respellings.filter(({ edits }) => edits > 0);
  }

  private async findFirst(filter: ArtifactFilter): Promise<ArtifactRow | null> {
    const criteria = await criteriaOf(this.services, filter);
    const list = new ArtifactList(this.services, criteria, ArtifactOrder.NEWEST);
    const [row = null] = await list.readFirst(1, new Set(TEXTS));
    return row;
  }
}

/** Replaces some words of a text; everything else stays as it was typed. */
const withWords = (text: string, replacements: ReadonlyMap<string, string>): string =>
  text.replace(WRITTEN_WORD, (written) => replacements.get(normalizeText(written)) ?? written);

/**
 * A normalized word as these texts write it. A spelling with a small first letter is preferred, because a
 * capital may only begin a sentence.
 */
function asWritten(word: string, texts: readonly string[]): string {
  const found = texts
    .flatMap((text) => text.match(WRITTEN_WORD) ?? [])
    .flatMap((written) => [written, ...partsOf(written)])
    .filter((written) => normalizeText(written) === word);
  return found.find((written) => /^\P{Lu}/u.test(written)) ?? found[0] ?? word;
}
