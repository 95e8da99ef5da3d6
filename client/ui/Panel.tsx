import styled from 'styled-components';
import { color, radius, shadow, space } from './theme';

/** A sheet of paper in a list. */
export const Panel = styled.article`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
`;

/** Buttons side by side, if there is room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;
