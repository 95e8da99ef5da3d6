import styled, { css } from 'styled-components';
import { color, size } from './theme';

/** Small capitals above a heading. */
export const kicker = css`
  color: ${color.accent};
  font-size: ${size.xs};
  font-weight: 600;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

/** What kind of thing a page is about, above its heading. */
export const Kicker = styled.p`
  ${kicker}
`;
