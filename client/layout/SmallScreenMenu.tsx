import styled from 'styled-components';
import { Button } from '../ui/Button';
import { visuallyHidden } from '../ui/Page';
import { from } from '../ui/theme';
import { Menu } from './Menu';
import { MenuLink } from './menu-parts';
import { navLinks } from './nav-links';

/** The links for everyone, on screens where the bar has no room for them. */
export function SmallScreenMenu() {
  return (
    <Menu
      align="start"
      button={(props) => (
        <MenuButton {...props}>
          <Word>Menu</Word>
        </MenuButton>
      )}
    >
      {navLinks.map(({ to, label }) => (
        <MenuLink key={to} to={to} end role="menuitem">
          {label}
        </MenuLink>
      ))}
    </Menu>
  );
}

/** The smallest screens have room for the lines alone. */
const Word = styled.span`
  @media not (min-width: ${from.phone}) {
    ${visuallyHidden}
  }
`;

const MenuButton = styled(Button).attrs({ $tone: 'quiet', $small: true })`
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
