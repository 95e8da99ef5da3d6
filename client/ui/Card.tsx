import styled from 'styled-components';
import { ButtonLink } from './Button';
import { color, motion, radius, shadow } from './theme';

/** A thing in a grid: its picture above, its words below. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
  transition: box-shadow ${motion.fast};
  &:hover {
    box-shadow: ${shadow.high};
  }
`;

/**
 * The link of a card. Its area is the whole card, so that a click on the picture or the name follows
 * it, also before hydration, and the card has one tab stop.
 */
export const CardLink = styled(ButtonLink)`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** Further controls of a card. They lie above the area of its link. */
export const CardControls = styled.div`
  display: contents;
  & > * {
    position: relative;
    z-index: 1;
  }
`;
