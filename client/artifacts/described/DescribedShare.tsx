import styled from 'styled-components';
import { useDescribedShareQuery } from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { color, space } from '../../ui/theme';
import { describedShare } from './described-share';

interface DescribedShareProps {
  email: string;
  /** Whether the list shows only artifacts whose picture has no description. */
  onlyUndescribed: boolean;
  onChange: (onlyUndescribed: boolean) => void;
}

/** How many of the member's pictures are described, and a switch for the list of those that are not. */
export function DescribedShare({ email, onlyUndescribed, onChange }: DescribedShareProps) {
  const { data, error, refetch } = useDescribedShareQuery({
    variables: { email },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) {
    return (
      <Bar>
        <p role="alert">Failed to count the described pictures.</p>
        <Button $small $tone="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </Bar>
    );
  }
  // The room is kept while the counts load, so that the list does not move.
  if (!data) return <Bar aria-hidden="true">{'\u00a0'}</Bar>;
  const total = data.all.totalCount;
  const undescribed = data.undescribed.totalCount;
  if (total === 0) return null;
  return (
    <Bar>
      <p role="status">{describedShare(total, undescribed)}</p>
      {(undescribed > 0 || onlyUndescribed) && (
        <Switch>
          <input
            type="checkbox"
            checked={onlyUndescribed}
            onChange={(event) => onChange(event.target.checked)}
          />
          Pictures without a description
        </Switch>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.lg};
  min-height: 2.75rem;
  color: ${color.inkSoft};
`;

const Switch = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.75rem;
  color: ${color.ink};
  cursor: pointer;
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
    cursor: inherit;
  }
`;
