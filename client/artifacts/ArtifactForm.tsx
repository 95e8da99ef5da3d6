import { useState } from 'react';
import styled from 'styled-components';
import { useMember } from '../auth/RequireAuth';
import type { ArtifactForm_ArtifactFragment, ArtifactInput } from '../generated/graphql';
import { Button } from '../ui/Button';
import { ReadOnlyField } from '../ui/Field';
import type { FieldErrors, FieldValues } from '../ui/fields';
import { Form } from '../ui/Form';
import { color, radius, shadow, space } from '../ui/theme';
import { artifactFields, type ArtifactFieldName } from './artifact-fields';
import { isArtifactType } from './artifact-types';
import { ArtifactFormPreview } from './ArtifactFormPreview';
import { useDraft } from './useDraft';

/** The result of an attempt to save: saved, or refused with the errors of the fields. */
export type SaveOutcome = { saved: true } | { saved: false; errors: FieldErrors };

interface ArtifactFormProps {
  /** The artifact to change; none for a new one. */
  artifact?: ArtifactForm_ArtifactFragment;
  submitLabel: string;
  onSave: (input: ArtifactInput) => Promise<SaveOutcome>;
}

/** The form of the add and the update page. */
export function ArtifactForm({ artifact, submitLabel, onSave }: ArtifactFormProps) {
  const member = useMember();
  const draft = useDraft(member.uid, artifact?.id ?? 'new');
  const [image, setImage] = useState(draft.restored?.image ?? artifact?.image ?? '');

  function handleInput(values: FieldValues<ArtifactFieldName>) {
    setImage(values.image);
    draft.keep(values);
  }

  function handleDiscard() {
    setImage(artifact?.image ?? '');
    draft.discard();
  }

  async function handleSubmit(values: FieldValues<ArtifactFieldName>) {
    const { artifactType } = values;
    if (!isArtifactType(artifactType)) return { artifactType: 'Choose one of the types' };
    const outcome = await onSave({ ...values, artifactType });
    if (!outcome.saved) return outcome.errors;
    draft.clear();
    return undefined;
  }

  return (
    <Sheet>
      {draft.restored && (
        <Note role="status">
          Your unsaved changes are back.
          <Button $small $tone="quiet" onClick={handleDiscard}>
            Discard them
          </Button>
        </Note>
      )}
      <Form
        key={draft.restored ? 'draft' : 'fresh'}
        wide
        fields={artifactFields}
        defaultValues={{ ...artifact, ...draft.restored }}
        submitLabel={submitLabel}
        onSubmit={handleSubmit}
        onInput={handleInput}
        after={{ image: <ArtifactFormPreview image={image} /> }}
      >
        <ReadOnlyField name="userName" label="User Name" value={member.displayName ?? 'Member'} />
        <ReadOnlyField name="userEmail" label="User Email" value={member.email} />
      </Form>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${space.lg};
  width: 100%;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.md};
  background: ${color.amber};
`;
