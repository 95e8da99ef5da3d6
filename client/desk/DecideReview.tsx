import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import { Button } from '../ui/Button';
import type { FieldSpec } from '../ui/fields';
import { FormBehindButton } from '../ui/FormBehindButton';
import { useReview } from './useReview';

const reasonFields: readonly FieldSpec<'reason'>[] = [
  {
    name: 'reason',
    label: 'Reason for sending it back',
    kind: 'longText',
    hint: `The member who added it reads the reason. At most ${inCharacters(MAX_MESSAGE)}.`,
  },
];

interface DecideReviewProps {
  artifactId: string;
  /** The ID of the element with the artifact's name. */
  nameId: string;
}

/** An editor's decision about an artifact that waits for review. */
export function DecideReview({ artifactId, nameId }: DecideReviewProps) {
  const { isBusy, publish, sendBack } = useReview(artifactId);
  return (
    <FormBehindButton
      label="Send back…"
      nameId={nameId}
      fields={reasonFields}
      submitLabel="Send back"
      onSubmit={({ reason }) => sendBack(reason)}
    >
      <Button
        $small
        aria-describedby={nameId}
        aria-disabled={isBusy || undefined}
        onClick={() => void publish()}
      >
        Publish
      </Button>
    </FormBehindButton>
  );
}
