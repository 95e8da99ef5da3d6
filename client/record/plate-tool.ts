import styled, { css } from 'styled-components';
import { color, from, radius, size, space } from '../ui/theme';

/** The look of a tool below the picture of an artifact's page. */
export const plateTool = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2rem;
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.md};
  background: none;
  color: ${color.ink};
  font-size: ${size.sm};
  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }
  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2.75rem;
    justify-content: center;
  }
`;

/** Makes the whole picture the target of a link or button that stands below it. */
export const coversPlate = css`
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
    content: '';
    cursor: zoom-in;
  }
`;

/** A small screen shows the icon alone. */
export const ToolLabel = styled.span`
  position: absolute;
  right: 0;
  clip-path: inset(50%);
  white-space: nowrap;
  @media (min-width: ${from.tablet}) {
    position: static;
    clip-path: none;
  }
`;
