import styled from 'styled-components';
import type { SheetWork_SheetFragment } from '../generated/graphql';
import { formatCount } from '../ui/format-count';
import { Small } from '../ui/Page';
import { color, space } from '../ui/theme';
import { rowsInWords } from './sheet-words';
import { useSheetProgress } from './useSheetProgress';

/** How far the server is with a sheet. */
export function WorkProgress({ sheet }: { sheet: SheetWork_SheetFragment }) {
  const { id, state, counts } = sheet;
  const { isLost } = useSheetProgress(id);
  const total = counts.new + counts.changed;
  const isApplying = state === 'APPLYING';
  return (
    <Frame>
      <progress
        aria-label={isApplying ? 'Rows that are written' : 'Taking the sheet back'}
        max={total || 1}
        value={isApplying ? counts.applied : undefined}
      />
      {isApplying && (
        <p aria-hidden="true">
          {`${formatCount(counts.applied)} of ${rowsInWords(total)} ${total === 1 ? 'is' : 'are'} written.`}
        </p>
      )}
      {isLost ? (
        <Small role="alert">
          The server cannot be reached. It goes on all the same, and this page asks again.
        </Small>
      ) : (
        <Small>The server goes on, also when you close this page.</Small>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.xs};
  font-variant-numeric: tabular-nums;
  progress {
    width: 100%;
    max-width: 42rem;
    height: 0.75rem;
    accent-color: ${color.primary};
  }
`;
