import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { passFocusUp } from './pass-focus';
import { StateFrame } from './StateFrame';
import { color } from './theme';

interface FailedStateProps {
  /** The sentence that the visitor reads, e.g. 'Failed to fetch artifacts.' */
  message: string;
  onRetry: () => void;
}

/** Reports a failed load on the page and in the console, and offers to try again. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  useEffect(() => console.error(message), [message]);
  return (
    <StateFrame>
      <Message role="alert">{message}</Message>
      <Button ref={passFocusUp} $tone="quiet" onClick={onRetry}>
        Try again
      </Button>
    </StateFrame>
  );
}

const Message = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;
