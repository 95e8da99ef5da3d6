import type { Services } from '../graphql/feature';
import type { Selection } from '../graphql/selection';
import { ArtifactReader } from '../artifacts/artifact.reader';
import { type ArtifactRow, selected } from '../artifacts/artifact.rows';
import { tagShown } from '../artifacts/artifact.tags';
import { MAX_WITH_RARE_WORD, relatedCandidates } from './related-candidates';
import type { RelatedArtifact } from './related.types';
import { compare, COMPARED_COLUMNS, type ComparedArtifact } from './similarity';
import { distinctiveWords } from './distinctive-words';

const COMPARED: ReadonlySet<string> = new Set(COMPARED_COLUMNS);

/** Finds artifacts that have something in common with another. */
export class RelatedArtifacts {
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /**
   * At most `first` artifacts, those that have most in common first; of equals, the newest. Public
   * parts only, without e-mail addresses.
   */
  async find(row: ArtifactRow, first: number, selection: Selection): Promise<RelatedArtifact[]> {
    const artifact = comparedPart(row);
    const words = distinctiveWords(`${artifact.discoveredAt}\n${artifact.discoveredBy}`);
    selection.tag('artifacts');
    const { ids, rareWords } = await relatedCandidates(this.services, artifact, words);
    const candidates = await this.readRows(ids, COMPARED);
    const ranked = candidates
      .map((other) => ({
        id: other.id,
        ...compare(artifact, comparedPart(other), rareWords, MAX_WITH_RARE_WORD),
      }))
      .filter(({ reasons }) => reasons.length > 0)
      .sort((a, b) => b.score - a.score || b.id - a.id)
      .slice(0, first);
    const rows = await this.readRows(
      ranked.map(({ id }) => id),
      selection.columns,
    );
    tagShown(selection, rows);
    const byId = new Map(rows.map((shown) => [shown.id, shown]));
    return ranked.flatMap(({ id, reasons }) => {
      const shown = byId.get(id);
      // It was deleted in between.
      return shown ? [{ artifact: shown, reasons }] : [];
    });
  }

  private async readRows(ids: readonly number[], columns: ReadonlySet<string>) {
    if (ids.length === 0) return [];
    const isOneOf = this.services.database.engine.dialect.isOneOf('artifact.id', 'ids', ids);
    return this.reader.read({ columns, conditions: [isOneOf] });
  }
}

/** @throws Error when a column was not selected. */
const comparedPart = (row: ArtifactRow): ComparedArtifact => ({
  id: row.id,
  artifactType: selected(row, 'artifactType'),
  madeEarliest: selected(row, 'madeEarliest'),
  madeLatest: selected(row, 'madeLatest'),
  discoveredAt: selected(row, 'discoveredAt'),
  discoveredBy: selected(row, 'discoveredBy'),
});
