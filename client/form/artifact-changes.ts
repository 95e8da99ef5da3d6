import type { ArtifactForm_ArtifactFragment } from '../generated/graphql';
import { type ArtifactDraft, type DraftField, draftFields, valuesOf } from './form-fields';

/**
 * The fields that another tab or device changed between two versions. A field that has the newer
 * value in the draft too is left out: the draft changes nothing there.
 */
export function changedElsewhere(
  base: ArtifactForm_ArtifactFragment,
  newer: ArtifactForm_ArtifactFragment,
  draft: ArtifactDraft,
): DraftField[] {
  const [before, after] = [valuesOf(base), valuesOf(newer)];
  return draftFields(after).filter(
    ({ name }) => after[name] !== before[name] && after[name] !== (draft[name] ?? ''),
  );
}

/** A text in three parts; the middle part is what differs from another text. */
export interface TextDifference {
  before: string;
  differing: string;
  after: string;
}

/** Words, and single characters where a script has no spaces between words. */
const PIECES = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+|[^]/gu;

/** How much of what both texts have in common is shown beside the difference, in pieces. */
const CONTEXT = 24;

/** The part of a text that differs from another text, with the beginning of what surrounds it. */
export function differenceFrom(other: string, text: string): TextDifference {
  const pieces = piecesOf(text);
  const others = piecesOf(other);
  const shorter = Math.min(pieces.length, others.length);
  let start = 0;
  while (start < shorter && pieces[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && pieces.at(-1 - end) === others.at(-1 - end)) end += 1;

  const before = pieces.slice(0, start);
  const after = pieces.slice(pieces.length - end);
  return {
    before:
      before.length > CONTEXT ? `…${before.slice(-CONTEXT).join('').trimStart()}` : before.join(''),
    differing: pieces.slice(start, pieces.length - end).join(''),
    after:
      after.length > CONTEXT ? `${after.slice(0, CONTEXT).join('').trimEnd()}…` : after.join(''),
  };
}

const piecesOf = (text: string): string[] => text.match(PIECES) ?? [];
