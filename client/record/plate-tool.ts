import styled, { css } from 'styled-components';
import { visuallyHidden } from '../ui/Page';
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

/** A small screen shows the icon alone. */
export const ToolLabel = styled.span`
  @media not (min-width: ${from.tablet}) {
    ${visuallyHidden}
  }
`;
