import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router-dom';
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
