import { useState } from 'react';
import type { Member } from '../auth/session';
import { later, useLater } from '../ui/useLater';
import { HeaderMenuButton } from './HeaderMenuButton';

/** The menus' code, which no page needs to show itself. */
export const accountMenu = later(() => import('./AccountMenu'));
export const smallScreenMenu = later(() => import('./SmallScreenMenu'));

export function LaterAccountMenu({ member }: { member: Member }) {
  const code = useLater(accountMenu, 'signed in');
  return code && <code.AccountMenu member={member} />;
}

/** Its button stands from the start; a press, or the focus, is handed on to the menu that follows. */
export function LaterSmallScreenMenu() {
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const code = useLater(smallScreenMenu, pressed ? 'pressed' : 'soon');
  if (code) return <code.SmallScreenMenu defaultOpen={pressed} autoFocus={focused} />;
  return (
    <HeaderMenuButton
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => setPressed(true)}
    >
      Menu
    </HeaderMenuButton>
  );
}
