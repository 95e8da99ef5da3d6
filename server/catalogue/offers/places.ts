import { phraseSearch } from '../../../common/search-characters';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { wordsOf } from '../artifacts/search/words';
import { namesInFact } from '../related/fact-names';

/** The facts that name places. */
export const PLACE_FACTS = ['discoveredAt', 'presentLocation'] as const;

export interface Place {
  name: string;
  /** Those of the given artifacts that name it; at least one. */
  artifacts: ArtifactRow[];
}

/**
 * The places that artifacts name and that can be searched, those of most artifacts first.
 * @param isMeant is given the words of a name, separated by spaces.
 */
export function placesOf(
  rows: readonly ArtifactRow[],
  isMeant: (words: string) => boolean,
): Place[] {
  const places = new Map<string, Place>();
  for (const row of rows) {
    const names = PLACE_FACTS.flatMap((fact) => namesInFact(fact, row[fact] ?? ''));
    for (const name of new Set(names)) {
      const words = wordsOf(name).join(' ');
      if (!isMeant(words) || phraseSearch(name) === null) continue;
      const place = places.get(words) ?? { name, artifacts: [] };
      place.artifacts.push(row);
      places.set(words, place);
    }
  }
  return [...places.values()].sort((a, b) => b.artifacts.length - a.artifacts.length);
}
