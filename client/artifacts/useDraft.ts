import { useState } from 'react';
import type { FieldValues } from '../ui/fields';
import type { ArtifactFieldName } from './artifact-fields';

type Draft = Partial<FieldValues<ArtifactFieldName>>;

function read(key: string): Draft | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Draft);
}

/**
 * What was typed and not yet saved, kept in the tab's session for one member and one form, so that
 * it is there again after a sign-in or a reload.
 */
export function useDraft(uid: string, form: string) {
  const key = `antiquary:draft:${uid}:${form}`;
  const [restored, setRestored] = useState(() => read(key));

  return {
    restored,
    keep: (draft: Draft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    clear: () => sessionStorage.removeItem(key),
    discard: () => {
      sessionStorage.removeItem(key);
      setRestored(undefined);
    },
  };
}
