import { DropdownMenu } from 'radix-ui';
import { NavLink } from 'react-router-dom';
import { HeaderMenuButton } from './HeaderMenuButton';
import { MenuItem, MenuPanel } from './menu-parts';
import { navLinks } from './nav-links';

interface SmallScreenMenuProps {
  defaultOpen?: boolean;
  autoFocus?: boolean;
}

/** The links for everyone, on screens where the bar has no room for them. */
export function SmallScreenMenu({ defaultOpen, autoFocus }: SmallScreenMenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>
        <HeaderMenuButton autoFocus={autoFocus}>Menu</HeaderMenuButton>
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
