import { DropdownMenu } from 'radix-ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { Member } from '../auth/session';
import { useSignOut } from '../auth/useSignOut';
import { paths } from '../paths';
import { color } from '../ui/theme';
import { Avatar } from './Avatar';
import { MenuItem, MenuLine, MenuName, MenuPanel } from './menu-parts';
import { navLinks } from './nav-links';

/** The member's menu: name, personal links, sign-out. */
export function AccountMenu({ member }: { member: Member }) {
  const signOut = useSignOut();
  const personal = [
    { to: paths.sharedBy(member.email), label: 'My-Artifacts' },
    { to: paths.likedBy(member.email), label: 'Liked Artifacts' },
  ];
  return (
    <DropdownMenu.Root modal={false}>
      <Trigger aria-label="Account menu">
        <Avatar photoURL={member.photoURL} name={member.displayName ?? member.email} />
      </Trigger>
      <MenuPanel align="end" sideOffset={6}>
        <MenuName>{member.displayName ?? 'Member'}</MenuName>
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

const Trigger = styled(DropdownMenu.Trigger)`
  padding: 0;
  border: 2px solid ${color.control};
  border-radius: 50%;
  background: ${color.amber};
  cursor: pointer;
`;
