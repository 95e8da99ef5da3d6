import { codeOf } from '../../apollo/errors';
import {
  DetailPageDocument,
  useRestoreArtifactVersionMutation,
  type ArtifactDetail_ArtifactFragment,
} from '../../generated/graphql';
import { useDialogs } from '../../ui/Dialog';
import { forgetLists } from '../../artifacts/artifact-cache';

const CONFLICT = 'It was changed meanwhile. The page shows the newest version now.';

/**
 * Asks for confirmation, restores a version and reports the result. A version that is newer than the one
 * that the page shows is not overwritten, but shown.
 */
export function useRestoreVersion({
  id,
  artifactName,
  updatedAt,
}: ArtifactDetail_ArtifactFragment) {
  const { confirm, notify } = useDialogs();
  const [mutate, { client }] = useRestoreArtifactVersionMutation({
    update: forgetLists,
    refetchQueries: ['ArtifactHistory'],
  });

  return async function restore(revision: string): Promise<void> {
    const answer = await confirm({
      title: 'Restore this version?',
      subject: artifactName,
      message: 'The present version stays in the history.',
      confirmLabel: 'Restore',
    });
    if (answer !== 'confirmed') return;
    try {
      await mutate({ variables: { artifactId: id, revision, basedOn: updatedAt } });
    } catch (error) {
      const isConflict = codeOf(error) === 'CONFLICT';
      if (isConflict) {
        await client
          .refetchQueries({ include: [DetailPageDocument, 'ArtifactHistory'] })
          .catch(() => undefined);
      }
      const message = isConflict ? CONFLICT : 'Something went wrong.';
      void notify({ tone: 'failure', title: 'Not restored', message });
      return;
    }
    void notify({ tone: 'success', title: 'Restored!' });
  };
}
