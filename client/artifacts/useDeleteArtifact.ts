import { useDeleteArtifactMutation } from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { removeArtifact } from './artifact-cache';

/** Asks, deletes, says how it went; the row leaves the list without a reload. */
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

  return async function deleteArtifact(id: string) {
    const answer = await confirm({
      title: 'Are you sure?',
      message: "You won't be able to revert this!",
      confirmLabel: 'Yes, delete it!',
    });
    if (answer !== 'confirmed') return;
    let deletedCount: number;
    try {
      deletedCount = await run(id);
    } catch {
      // The answer's code changes nothing here: the catalogue has one text for a call that failed.
      void notify({ tone: 'failure', title: 'Error!', message: 'Something went wrong.' });
      return;
    }
    void notify(
      deletedCount > 0
        ? { tone: 'success', title: 'Deleted!', message: 'Your artifact has been deleted.' }
        : { tone: 'failure', title: 'Failed!', message: 'Could not delete artifact.' },
    );
  };
}
