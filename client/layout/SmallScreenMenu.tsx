import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { from } from '../ui/theme';
import { MenuItem, MenuPanel } from './menu-parts';
import { navLinks } from './nav-links';

/** The links for everyone, where the bar has no room for them. */
export function SmallScreenMenu() {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <MenuButton $tone="quiet" $small>
          Menu
        </MenuButton>
      </DropdownMenu.Trigger>
      <MenuPanel align="end" sideOffset={6}>
        {navLinks.map(({ to, label }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>{label}</Link>
          </MenuItem>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}

const MenuButton = styled(Button)`
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;
