import styled from 'styled-components';
import { type OwnSuggestion_SuggestionFragment } from '../generated/graphql';
import { Button } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import { color, radius, space } from '../ui/theme';
import { useWithdrawSuggestion } from './useWithdrawSuggestion';

interface OwnSuggestionProps {
  suggestion: OwnSuggestion_SuggestionFragment;
  onWithdrawn: () => void;
}

/** Says that the form shows what the member has suggested already. */
export function OwnSuggestion({ suggestion, onWithdrawn }: OwnSuggestionProps) {
  const withdraw = useWithdrawSuggestion(onWithdrawn);
  return (
    <Note>
      <p>
        <span>You suggested this on </span>
        <DayOf instant={suggestion.suggestedAt} />
        <span>. Sending again replaces it.</span>
      </p>
      <Button $small $tone="quiet" onClick={() => void withdraw(suggestion.id)}>
        Withdraw it
      </Button>
    </Note>
  );
}

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
