import styled from 'styled-components';
import { color, space } from '../../ui/theme';
import { describedShare } from './described-share';

interface DescribedShareProps {
  /** How many pictures the member has, and how many of them have no description. */
  total: number;
  undescribed: number;
  /** Whether the list shows only artifacts whose picture has no description. */
  onlyUndescribed: boolean;
  onChange: (onlyUndescribed: boolean) => void;
}

/** How many of the member's pictures are described, and a switch for the list of those that are not. */
export function DescribedShare({
  total,
  undescribed,
  onlyUndescribed,
  onChange,
}: DescribedShareProps) {
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
