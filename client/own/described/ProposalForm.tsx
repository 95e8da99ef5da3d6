import { codeOf, fieldErrorsOf } from '../../apollo/errors';
import { useProposeDescriptionMutation } from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { useDialogs } from '../../ui/Dialog';
import type { FieldSpec } from '../../ui/fields';
import { Form } from '../../ui/Form';
import { descriptionExample, descriptionLimit } from '../../artifacts/artifact-fields';

const fields: readonly FieldSpec<'text'>[] = [
  {
    name: 'text',
    label: 'What the picture shows',
    kind: 'paragraph',
    hint: `One paragraph, ${descriptionLimit}, such as ${descriptionExample} The member who added the artifact reads it with your name, and accepts or refuses it.`,
  },
];

const failures: Record<string, string> = {
  CONFLICT: 'The picture has a description already.',
  NOT_FOUND: 'This artifact has been taken out of the collection.',
};

interface ProposalFormProps {
  artifactId: string;
  onSent: () => void;
  onCancel: () => void;
}

/** Sends a description of the picture to the member who added the artifact. */
export function ProposalForm({ artifactId, onSent, onCancel }: ProposalFormProps) {
  const { notify } = useDialogs();
  const [propose] = useProposeDescriptionMutation();

  async function handleSubmit({ text }: { text: string }) {
    try {
      await propose({ variables: { artifactId, text } });
      onSent();
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length > 0) return errors;
      const message = failures[codeOf(error) ?? ''] ?? 'Something went wrong.';
      void notify({ tone: 'failure', title: 'Error!', message });
    }
    return undefined;
  }

  return (
    <Form fields={fields} submitLabel="Send description" autoFocus onSubmit={handleSubmit}>
      <div>
        <Button $small $tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
