import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonLook } from './Button';
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

/** Makes the area of a link the whole card, so that a click on its picture follows the link. */
export const wholeCard = `
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** The focus of a name's link is shown around the card: the name cuts off what overflows it. */
export const focusOnCard = `
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    border-radius: ${radius.lg};
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;

/**
 * A link that looks like a button. Its look is a part of its own styles, because one that depends on
 * properties is computed for each link of a gallery.
 */
export const CardLink = styled(Link)`
  ${buttonLook({ $small: true, $tone: 'quiet' })}
`;
