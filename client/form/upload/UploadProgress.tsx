import styled from 'styled-components';
import { color, size, space } from '../../ui/theme';

/**
 * The progress for screen readers. It changes at each quarter, so that they do not read every percent.
 * @param sent the share of the file that was sent, from 0 to 1
 */
export function progressInWords(sent: number): string {
  if (sent === 1) return 'The server prepares the picture.';
  return `Uploading the picture: ${Math.floor(sent * 4) * 25} %`;
}

/** A bar that shows the share of the file that was sent, and then that the server is at work. */
export function UploadProgress({ sent }: { sent: number }) {
  const isSent = sent === 1;
  return (
    <Bar>
      <progress aria-label="Upload of the picture" value={isSent ? undefined : sent} />
      <span aria-hidden="true">
        {isSent ? 'The server prepares it …' : `${Math.floor(sent * 100)} %`}
      </span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  progress {
    flex: 1 1 8rem;
    height: 0.625rem;
    accent-color: ${color.primary};
  }
`;
