import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../ui/Page';
import { color } from '../ui/theme';

/** Shows that the next page is loading, while the previous page is still shown. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'loading' && (
        <>
          <Bar aria-hidden="true" />
          <VisuallyHidden>Loading…</VisuallyHidden>
        </>
      )}
    </div>
  );
}

const grow = keyframes`
  from { scale: 0.05 1; opacity: 0; }
  20% { opacity: 1; }
  to { scale: 0.9 1; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 45;
  height: 3px;
  background: ${color.primary};
  transform-origin: left;
  animation: ${grow} 3s ease-out both;
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
