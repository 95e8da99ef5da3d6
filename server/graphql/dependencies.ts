import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, visit } from 'graphql';
import type { Context } from '../context';

/** Which counts of artifacts an operation shows, under whatever names. */
export interface ShownCounts {
  likes: boolean;
  views: boolean;
}

const known = new WeakMap<DocumentNode, ShownCounts>();

function countsShownBy(document: DocumentNode): ShownCounts {
  const remembered = known.get(document);
  if (remembered) return remembered;
  const shown = { likes: false, views: false };
  visit(document, {
    Field({ name: { value } }) {
      if (value === 'likeCount') shown.likes = true;
      if (value === 'viewCount') shown.views = true;
    },
  });
  known.set(document, shown);
  return shown;
}

/** Notes what each operation shows, and that an answer which holds an error is nothing to keep. */
export const dependencyNotes: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, contextValue }) {
        contextValue.shownCounts = countsShownBy(document);
      },
      async didEncounterErrors({ contextValue }) {
        contextValue.making?.refuse();
      },
    };
  },
};

/** Notes that the answer shows these artifacts, and so is another when the counts it shows are. */
export function noteArtifacts(
  { making, shownCounts }: Context,
  artifacts: readonly { id: number }[],
): void {
  if (!making) return;
  for (const { id } of artifacts) {
    if (shownCounts.likes) making.dependsOn(`likes:${id}`);
    if (shownCounts.views) making.dependsOn(`views:${id}`);
  }
}

/** Notes that the answer ranks artifacts by their likes. */
export function noteRanking({ making }: Context): void {
  making?.dependsOn('likes');
}
