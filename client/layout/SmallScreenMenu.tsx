import { DropdownMenu } from 'radix-ui';
import { NavLink } from 'react-router-dom';
import { HeaderMenuButton } from './HeaderMenuButton';
import { MenuItem, MenuPanel, useMenuOpening, type MenuOpening } from './menu-parts';
import { navLinks } from './nav-links';

/** The links for everyone, on screens where the bar has no room for them. */
export function SmallScreenMenu(opening: MenuOpening) {
  const { root, button } = useMenuOpening(opening);
  return (
    <DropdownMenu.Root {...root}>
      <DropdownMenu.Trigger asChild>
        <HeaderMenuButton {...button}>Menu</HeaderMenuButton>
      </DropdownMenu.Trigger>
      <MenuPanel align="start" sideOffset={6}>
        {navLinks.map(({ to, label }) => (
          <MenuItem key={to} asChild>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </MenuItem>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
