import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { Spinner } from '../../ui/Spinner';
import { space } from '../../ui/theme';
import { later, loadPageAgain, useLater } from '../../ui/useLater';

/** The code of the form, which loads when a member opens it. */
const proposalForm = later(() => import('./ProposalForm'));

/** Invites members to describe a picture that has no description. */
export function ProposeDescription({ artifactId }: { artifactId: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const { code, failed } = useLater(proposalForm, state === 'open');
  return (
    <Frame>
      <p role="status">
        {state === 'sent'
          ? 'Thank you. The member who added this artifact now decides about your description.'
          : 'This picture has no description for those who do not see it.'}
      </p>
      {state === 'closed' && (
        <Button $small $tone="quiet" onClick={() => setState('open')}>
          Describe this picture
        </Button>
      )}
      {state === 'open' && code && (
        <code.ProposalForm
          artifactId={artifactId}
          onSent={() => setState('sent')}
          onCancel={() => setState('closed')}
        />
      )}
      {state === 'open' && failed && (
        <FailedState message="Failed to load the form." onRetry={loadPageAgain} />
      )}
      {state === 'open' && !code && !failed && <Spinner label="Loading the form" />}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  form {
    justify-self: stretch;
  }
  @media print {
    display: none;
  }
`;
