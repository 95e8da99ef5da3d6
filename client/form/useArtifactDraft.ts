import { useState } from 'react';
import type { ArtifactForm_ArtifactFragment } from '../generated/graphql';
import { tabStorage } from '../ui/browser-storage';
import { changedElsewhere } from './artifact-changes';
import { type ArtifactDraft, type DraftFieldName, draftFields, valuesOf } from './form-fields';
import type { NewerVersion } from './ChangedElsewhere';

/** A draft, and the version of the artifact that it is based on; none for a new artifact. */
interface StoredDraft extends ArtifactDraft {
  base?: ArtifactForm_ArtifactFragment;
}

interface Editing {
  /** The version that the draft is based on. It stays when a newer version is loaded. */
  base?: ArtifactForm_ArtifactFragment;
  values: ArtifactDraft;
  /** The initial values of the controls, and a key that changes when the controls must be reset. */
  initial: ArtifactDraft;
  revision: number;
  newer?: NewerVersion;
  note?: 'restored' | 'taken';
  focusOn?: DraftFieldName;
}

const read = (key: string) => tabStorage.readJson(key) as StoredDraft | null;

interface Beginning {
  /** The artifact to change; none for a new one. */
  artifact?: ArtifactForm_ArtifactFragment | undefined;
  /** What the draft begins with, besides the artifact. */
  suggestion?: ArtifactDraft | undefined;
}

function begin({ artifact, suggestion }: Beginning, stored: StoredDraft | null = null): Editing {
  const { base: storedBase, ...typed } = stored ?? {};
  // A draft of an earlier release lacks fields.
  const base = artifact && storedBase ? { ...artifact, ...storedBase } : artifact;
  const values = { ...(base && valuesOf(base)), ...suggestion, ...typed };
  const fields = base && artifact ? changedElsewhere(base, artifact, values) : [];
  return {
    base,
    values,
    initial: values,
    revision: 0,
    ...(stored && { note: 'restored' }),
    ...(artifact && fields.length > 0 && { newer: { artifact, fields } }),
  };
}

/**
 * The draft of an update, of a suggestion or of a new artifact. Until it is saved, the tab's session storage holds it for
 * one member, so that it survives a sign-in or a reload.
 */
export function useArtifactDraft(
  uid: string,
  artifact?: ArtifactForm_ArtifactFragment,
  suggestion?: ArtifactDraft,
) {
  const kind = suggestion ? 'suggestion' : 'draft';
  const key = `antiquary:${kind}:${uid}:${artifact?.id ?? 'new'}`;
  const [editing, setEditing] = useState(() => begin({ artifact, suggestion }, read(key)));
  const { base, values, newer, revision } = editing;

  const store = (draft: StoredDraft) => tabStorage.write(key, JSON.stringify(draft));
  const clear = () => tabStorage.remove(key);

  function hasChanges(draft: ArtifactDraft, version: ArtifactForm_ArtifactFragment | undefined) {
    const before = { ...(version && valuesOf(version)), ...suggestion };
    return draftFields().some(({ name }) => (draft[name] ?? '') !== (before[name] ?? ''));
  }

  return {
    ...editing,
    /** The version that saving may replace: the newest one that the member has seen. */
    version: newer?.artifact ?? base,

    keep: (typed: ArtifactDraft) => {
      if (hasChanges(typed, base)) store({ ...typed, base });
      else clear();
      setEditing((current) => ({ ...current, values: typed }));
    },

    clear,

    /** Replaces the values of the controls, and moves the focus to one. */
    replace: (values: ArtifactDraft, focusOn: DraftFieldName) => {
      if (hasChanges(values, base)) store({ ...values, base });
      else clear();
      const more = { ...(newer && { newer }), focusOn };
      setEditing({ base, values, initial: values, revision: revision + 1, ...more });
    },

    discard: () => {
      clear();
      const focusOn = draftFields()[0]?.name;
      setEditing({ ...begin({ artifact, suggestion }), revision: revision + 1, focusOn });
    },

    /** Whether saving would replace values of a newer version that the member has not seen. */
    replaces: (version: ArtifactForm_ArtifactFragment, draft: ArtifactDraft) =>
      base !== undefined && changedElsewhere(base, version, draft).length > 0,

    /** Shows a newer version beside the draft. */
    compareWith: (version: ArtifactForm_ArtifactFragment, draft: ArtifactDraft) => {
      const fields = base ? changedElsewhere(base, version, draft) : [];
      setEditing((current) => ({ ...current, newer: { artifact: version, fields } }));
    },

    /** Replaces the values that were changed elsewhere. The other changes of the draft stay. */
    takeNewer: () => {
      if (!newer) return;
      const newest = valuesOf(newer.artifact);
      const taken = newer.fields.map(({ name }) => [name, newest[name] ?? ''] as const);
      const merged: ArtifactDraft = { ...values, ...Object.fromEntries(taken) };
      if (hasChanges(merged, newer.artifact)) store({ ...merged, base: newer.artifact });
      else clear();
      setEditing({
        base: newer.artifact,
        values: merged,
        initial: merged,
        revision: revision + 1,
        note: 'taken',
        focusOn: newer.fields[0]?.name,
      });
    },
  };
}
