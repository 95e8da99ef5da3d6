import styled from 'styled-components';
import { Button } from '../ui/Button';
import { from } from '../ui/theme';

export const HeaderMenuButton = styled(Button).attrs({ $tone: 'quiet', $small: true })`
  padding-inline: 0.625rem;
  /* Three lines, of which two are borders, so that forced colours keep them. */
  &::before {
    width: 1rem;
    height: 0.75rem;
    border-block: 2px solid;
    background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat;
    content: '';
  }
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;
