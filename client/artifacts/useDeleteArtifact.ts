import { useDeleteArtifactMutation, type ArtifactRow_ArtifactFragment } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { removeArtifact } from './artifact-cache';

/**
 * Asks for confirmation, deletes and reports the result. The artifact leaves the cached lists without a
 * reload. Resolves to whether the artifact was deleted.
 */
export function useDeleteArtifact() {
  const { notify, confirm } = useDialogs();
  const [mutate] = useDeleteArtifactMutation();

  async function run(id: string) {
    const { data } = await mutate({
      variables: { id },
      update(cache, result) {
        if (result.data && result.data.deleteArtifact.deletedCount > 0) removeArtifact(cache, id);
      },
    });
    return data?.deleteArtifact.deletedCount ?? 0;
  }

  return async function deleteArtifact({
    id,
    artifactName,
  }: Pick<ArtifactRow_ArtifactFragment, 'id' | 'artifactName'>): Promise<boolean> {
    const answer = await confirm({
      title: 'Are you sure?',
      subject: artifactName,
      message: "You won't be able to revert this!",
      confirmLabel: 'Yes, delete it!',
    });
    if (answer !== 'confirmed') return false;
    let deletedCount: number;
    try {
      deletedCount = await run(id);
    } catch {
      // Every failed call gets the same text, whatever its error code.
      void notify({ tone: 'failure', title: 'Error!', message: 'Something went wrong.' });
      return false;
    }
    void notify(
      deletedCount > 0
        ? { tone: 'success', title: 'Deleted!', message: 'Your artifact has been deleted.' }
        : { tone: 'failure', title: 'Failed!', message: 'Could not delete artifact.' },
    );
    return deletedCount > 0;
  };
}
