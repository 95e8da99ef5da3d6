import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { ArtifactReader, tagShown } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { type Candidate, RelatedCandidates } from './related-candidates';
import type { RelatedArtifact } from './related.types';
import type { ComparedArtifact, ReasonKind } from './similarity';

/** A candidate that is shown, with the reasons that are given for it. */
export interface Chosen {
  id: number;
  reasons: string[];
}

/** Finds artifacts that have something in common with another. */
export class RelatedArtifacts {
  private readonly candidates: RelatedCandidates;
  private readonly reader: ArtifactReader;

  constructor(services: Services) {
    this.candidates = services.get(RelatedCandidates);
    this.reader = services.get(ArtifactReader);
  }

  /**
   * At most `first` artifacts, those that have most in common first; of equals, the newest. Public
   * parts only, without e-mail addresses.
   */
  async find(row: ArtifactRow, first: number, selection: Selection): Promise<RelatedArtifact[]> {
    const found = await this.findCandidates(row, selection);
    const ranked = found
      .filter(({ reasons }) => reasons.length > 0)
      .sort(byScore)
      .slice(0, first)
      .map(({ artifact: { id }, reasons }) => ({ id, reasons: reasons.map(({ text }) => text) }));
    const read = await this.read(ranked, selection);
    return read(ranked);
  }

  findCandidates(row: ArtifactRow, selection: Selection): Promise<Candidate[]> {
    selection.tag('artifacts');
    // The resolvers declare that they read these columns.
    return this.candidates.find(row as ComparedArtifact);
  }

  /** Reads all that are shown by one statement. @returns what gives the artifacts of a part of them */
  async read(
    all: readonly Chosen[],
    selection: Selection,
  ): Promise<(part: readonly Chosen[]) => RelatedArtifact[]> {
    const rows = await this.reader.readByIds(
      all.map(({ id }) => id),
      selection,
    );
    tagShown(selection, [...rows.values()]);
    return (part) =>
      part.flatMap(({ id, reasons }) => {
        const artifact = rows.get(id);
        // It was deleted in between.
        return artifact ? [{ artifact, reasons }] : [];
      });
  }
}

/** Those with most in common first; of equals, the newest. */
export const byScore = (a: Candidate, b: Candidate): number =>
  b.score - a.score || b.artifact.id - a.artifact.id;

/** The texts of the reasons that are of other kinds. */
export const otherReasons = ({ reasons }: Candidate, ...kinds: ReasonKind[]): string[] =>
  reasons.filter(({ kind }) => !kinds.includes(kind)).map(({ text }) => text);
