import styled, { keyframes } from 'styled-components';
import { color, space } from './theme';

interface SpinnerProps {
  /** Names the content that loads, for screen readers. */
  label?: string;
}

export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <Frame role="status">
      <Wheel aria-hidden="true" />
      <Words>{`${label}…`}</Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  padding: ${space.xl} ${space.md};
  color: ${color.inkSoft};
  /* Nothing would end it. */
  @media (scripting: none) {
    display: none;
  }
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Wheel = styled.span`
  width: 2.5rem;
  height: 2.5rem;
  border: 3px solid ${color.line};
  border-top-color: ${color.primary};
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (forced-colors: active) {
    border-top-color: Highlight;
  }
`;

const Words = styled.span`
  font-size: 0.875rem;
`;
