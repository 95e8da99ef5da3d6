import { useEffect } from 'react';
import { useRecordViewMutation } from '../generated/graphql';

/** Counts the visit once the artifact has loaded; the API counts one a member a day. */
export function useRecordView(artifactId: string | undefined) {
  const [record] = useRecordViewMutation();
  useEffect(() => {
    if (artifactId === undefined) return;
    record({ variables: { artifactId } }).catch((error: unknown) =>
      console.error('The view was not counted.', error),
    );
  }, [artifactId, record]);
}
