import { DropdownMenu } from 'radix-ui';
import { NavLink } from 'react-router-dom';
import type { Member } from '../auth/session';
import { useSignOut } from '../auth/useSignOut';
import { paths } from '../paths';
import { AccountMenuButton } from './AccountMenuButton';
import {
  MenuItem,
  MenuLine,
  MenuName,
  MenuPanel,
  useMenuOpening,
  type MenuOpening,
} from './menu-parts';
import { navLinks } from './nav-links';

/** The member's menu: name, personal links, sign-out. */
export function AccountMenu({ member, ...opening }: { member: Member } & MenuOpening) {
  const { root, button } = useMenuOpening(opening);
  const signOut = useSignOut();
  const personal = [
    { to: paths.sharedBy(member.email), label: 'My-Artifacts' },
    { to: paths.likedBy(member.email), label: 'Liked Artifacts' },
  ];
  return (
    <DropdownMenu.Root {...root}>
      <DropdownMenu.Trigger asChild>
        <AccountMenuButton member={member} {...button} />
      </DropdownMenu.Trigger>
      <MenuPanel align="end" sideOffset={6}>
        <MenuName dir="auto">{member.displayName ?? 'Member'}</MenuName>
        <MenuLine />
        {personal.map(({ to, label }) => (
          <MenuItem key={to} asChild>
            <NavLink to={to}>{label}</NavLink>
          </MenuItem>
        ))}
        <MenuLine $smallOnly />
        {navLinks.map(({ to, label }) => (
          <MenuItem key={to} asChild $smallOnly>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onSelect={() => void signOut()}>Logout</MenuItem>
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
