import styled from 'styled-components';
import { size, space } from './theme';

/** The narrowest card in a row. */
const CARD_WIDTH = '15rem';

/** Cards side by side. Where they need more room than there is, the row scrolls. */
export const CardRow = styled.div`
  display: grid;
  grid-auto-columns: minmax(${CARD_WIDTH}, 1fr);
  grid-auto-flow: column;
  gap: ${space.lg};
  /* The shadows and the focus rings of the cards are outside of their boxes. */
  margin: -${space.sm};
  padding: ${space.sm} ${space.sm} ${space.md};
  overflow-x: auto;
  scroll-padding-inline: ${space.sm};
  scroll-snap-type: x proximity;
  & > * {
    scroll-snap-align: start;
  }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    overflow: visible;
  }
`;

/** A part of a page below its main content: a heading, and cards. */
export const CardSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  min-width: 0;
  margin-block-start: ${space.lg};
`;

export const CardSectionTitle = styled.h2`
  font-size: ${size.section};
`;
