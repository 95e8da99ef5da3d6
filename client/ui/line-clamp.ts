import { css } from 'styled-components';

/** Cuts a text off after some lines, with an ellipsis. */
export const lineClamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
