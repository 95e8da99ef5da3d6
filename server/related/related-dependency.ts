import type { RowsDependency } from '../changes/changes';
import type { Row, RowChange } from '../database/change';
import { containsTerms, type TextTerm } from '../database/text-index';
import type { ComparedArtifact } from './similarity';

const COLUMNS = ['artifactType', 'madeEarliest', 'madeLatest', 'words'] as const;

/**
 * The related artifacts of an artifact may change when an artifact that has something in common with it
 * comes, goes or changes. An artifact that shares a word counts even where the word is frequent: a word
 * becomes rare when another artifact goes. Likes change nothing.
 */
export class RelatedDependency implements RowsDependency {
  private readonly terms: readonly TextTerm[];

  /** @param words the telling words of its place and finder. */
  constructor(
    private readonly artifact: ComparedArtifact,
    words: readonly string[],
  ) {
    this.terms = words.map((word) => ({ words: [word], isPrefix: false }));
  }

  isChangedBy({ tag, before, after }: RowChange): boolean {
    if (tag.startsWith('likes:')) return false;
    if (before && after && COLUMNS.every((column) => before[column] === after[column]))
      return false;
    return [before, after].some((row) => row !== null && this.mayBeRelated(row));
  }

  private mayBeRelated(row: Row): boolean {
    const { artifactType, madeEarliest, madeLatest } = this.artifact;
    return (
      row['artifactType'] === artifactType ||
      (Number(row['madeEarliest']) <= madeLatest && Number(row['madeLatest']) >= madeEarliest) ||
      this.terms.some((term) => containsTerms([term], String(row['words'])))
    );
  }
}
