import styled from 'styled-components';
import { color, layout, radius, space } from './theme';

/** Replaces a list or a page that cannot be shown, and says why. */
export const StateFrame = styled.div`
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
