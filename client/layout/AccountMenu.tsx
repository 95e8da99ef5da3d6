import styled from 'styled-components';
import { UNNAMED_MEMBER } from '../../common/members';
import type { Member } from '../auth/session';
import { useSignOut } from '../auth/useSignOut';
import { paths } from '../paths';
import { formatCount } from '../ui/format-count';
import { color } from '../ui/theme';
import { Avatar } from './Avatar';
import { Menu } from './Menu';
import { MenuAction, MenuLine, MenuLink, MenuName } from './menu-parts';
import { navLinks } from './nav-links';
import { useMenuFacts } from './useMenuFacts';

/** The member's menu: name, personal links, sign-out. */
export function AccountMenu({ member }: { member: Member }) {
  const signOut = useSignOut();
  const personal = [
    { to: paths.sharedBy(member.email), label: 'My-Artifacts' },
    { to: paths.likedBy(member.email), label: 'Liked Artifacts' },
    { to: paths.account, label: 'My Account' },
  ];
  return (
    <Menu
      align="end"
      onlyWhileOpen
      button={(props) => (
        <AvatarButton type="button" aria-label="Account menu" {...props}>
          <Avatar photoURL={member.photoURL} name={member.displayName ?? UNNAMED_MEMBER} />
        </AvatarButton>
      )}
    >
      <MenuName dir="auto">{member.displayName ?? UNNAMED_MEMBER}</MenuName>
      <MenuLine role="separator" />
      {personal.map(({ to, label }) => (
        <MenuLink key={to} to={to} role="menuitem">
          {label}
        </MenuLink>
      ))}
      <DeskLinks member={member} />
      <MenuLine role="separator" $smallOnly />
      {navLinks.map(({ to, label }) => (
        <MenuLink key={to} to={to} end role="menuitem" $smallOnly>
          {label}
        </MenuLink>
      ))}
      <MenuLine role="separator" />
      <MenuAction type="button" role="menuitem" onClick={() => void signOut()}>
        Logout
      </MenuAction>
    </Menu>
  );
}

/** The desk, with the number of what waits there, the sheets, and what moderators alone have. */
function DeskLinks({ member }: { member: Member }) {
  const facts = useMenuFacts(member);
  return (
    <>
      <MenuLink to={paths.desk} role="menuitem">
        {facts?.deskCount ? `Desk (${formatCount(facts.deskCount)})` : 'Desk'}
      </MenuLink>
      <MenuLink to={paths.sheets} role="menuitem">
        Sheets
      </MenuLink>
      {facts?.role === 'MODERATOR' && (
        <>
          <MenuLink to={paths.moderation} role="menuitem">
            Moderation
          </MenuLink>
          <MenuLink to={paths.members} role="menuitem">
            Members
          </MenuLink>
        </>
      )}
    </>
  );
}

const AvatarButton = styled.button`
  padding: 0;
  border: 2px solid ${color.control};
  border-radius: 50%;
  background: ${color.amber};
  cursor: pointer;
`;
