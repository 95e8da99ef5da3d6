import styled from 'styled-components';
import { color, layout, radius, space } from './theme';

/** Stands where a list or a page would, and says why it does not. */
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
