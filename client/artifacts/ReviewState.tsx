import styled from 'styled-components';
import { color, size, space } from '../ui/theme';

interface ReviewStateProps {
  artifact: { waits: boolean; sentBackReason?: string | null };
}

/** That an artifact waits for review, or why it was sent back. Nothing for an artifact of the catalogue. */
export function ReviewState({ artifact: { waits, sentBackReason } }: ReviewStateProps) {
  if (!waits) return null;
  if (!sentBackReason) return <State>Waiting for review</State>;
  return (
    <State>
      <span>Sent back: </span>
      <bdi>{sentBackReason}</bdi>
    </State>
  );
}

const State = styled.p`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;
