import { useState } from 'react';
import { inCharacters, MAX_MESSAGE } from '../../common/text-limits';
import { Button } from '../ui/Button';
import type { FieldSpec } from '../ui/fields';
import { Form } from '../ui/Form';
import { Buttons } from '../ui/Panel';
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
  // False once it was cancelled: the button that opened it then gets the focus back.
  const [isSendingBack, setSendingBack] = useState<boolean>();
  if (isSendingBack) {
    return (
      <Form
        fields={reasonFields}
        submitLabel="Send back"
        autoFocus
        onSubmit={({ reason }) => sendBack(reason)}
      >
        <div>
          <Button $small $tone="quiet" onClick={() => setSendingBack(false)}>
            Cancel
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <Buttons>
      <Button
        $small
        aria-describedby={nameId}
        aria-disabled={isBusy || undefined}
        onClick={() => void publish()}
      >
        Publish
      </Button>
      <Button
        $small
        $tone="quiet"
        autoFocus={isSendingBack === false}
        aria-describedby={nameId}
        onClick={() => setSendingBack(true)}
      >
        Send back…
      </Button>
    </Buttons>
  );
}
