import type { Selection } from '../graphql/selection';
import type { ArtifactRow } from './artifact.rows';

/** Tags the response as one that shows these artifacts, and their counts where they are selected. */
export function tagShown(selection: Selection, rows: readonly ArtifactRow[]): void {
  const { columns } = selection;
  for (const { id } of rows) {
    selection.tag(`artifact:${id}`);
    if (columns.has('likeCount')) selection.tag(`likes:${id}`);
    if (columns.has('viewCount')) selection.tag(`views:${id}`);
  }
}
