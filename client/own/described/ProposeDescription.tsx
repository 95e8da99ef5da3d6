import { lazy, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { LazyPart, loadPageAgain } from '../../ui/LazyPart';
import { Spinner } from '../../ui/Spinner';
import { space } from '../../ui/theme';

const ProposalForm = lazy(() =>
  import('./ProposalForm').then((module) => ({ default: module.ProposalForm })),
);

/** Invites members to describe a picture that has no description. */
export function ProposeDescription({ artifactId }: { artifactId: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
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
      {state === 'open' && (
        <LazyPart
          loading={<Spinner label="Loading the form" />}
          failed={<FailedState message="Failed to load the form." onRetry={loadPageAgain} />}
        >
          <ProposalForm
            artifactId={artifactId}
            onSent={() => setState('sent')}
            onCancel={() => setState('closed')}
          />
        </LazyPart>
      )}
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
