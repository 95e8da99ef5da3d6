import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { color, layout, radius, space } from './theme';

interface FailedStateProps {
  /** The sentence that the visitor reads, e.g. 'Failed to fetch artifacts.' */
  message: string;
  onRetry: () => void;
}

/** A load that failed: says so on the page and in the console, and offers to try again. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  useEffect(() => console.error(message), [message]);
  return (
    <Frame>
      <Message role="alert">{message}</Message>
      <Button $tone="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  width: 100%;
  max-width: ${layout.prose};
  margin-inline: auto;
  padding: ${space.xl} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  text-align: center;
`;

const Message = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;
