import styled from 'styled-components';
import { Button } from '../ui/Button';
import { from } from '../ui/theme';

export const HeaderMenuButton = styled(Button).attrs({ $tone: 'quiet', $small: true })`
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;
