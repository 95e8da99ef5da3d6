import styled from 'styled-components';
import { VisuallyHidden } from '../ui/Page';
import { color, size, space } from '../ui/theme';
import type { GiveState } from './useGiveSheet';

/** A bar for the upload of a sheet, and what screen readers hear of it at each quarter. */
export function GiveProgress({ state }: { state: GiveState }) {
  const sending = state.step === 'sending' ? state : undefined;
  return (
    <>
      {/* A screen reader announces the words because the empty element was there before them. */}
      <Words role="status">
        {sending && <VisuallyHidden>{inWords(sending.sent)}</VisuallyHidden>}
        {state.step === 'cancelled' && <span>The upload was cancelled.</span>}
      </Words>
      {sending && (
        <Bar>
          <bdi>{sending.name}</bdi>
          <progress
            aria-label="Upload of the sheet"
            value={sending.sent === 1 ? undefined : sending.sent}
          />
          <span aria-hidden="true">
            {sending.sent === 1 ? 'The server reads it …' : `${Math.floor(sending.sent * 100)} %`}
          </span>
        </Bar>
      )}
    </>
  );
}

const inWords = (sent: number): string =>
  sent === 1 ? 'The server reads the sheet.' : `Uploading: ${Math.floor(sent * 4) * 25} %`;

const Words = styled.div`
  font-size: ${size.sm};
  &:empty,
  &:has(> ${VisuallyHidden}) {
    position: absolute;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  progress {
    width: 100%;
    height: 0.625rem;
    accent-color: ${color.primary};
  }
`;
