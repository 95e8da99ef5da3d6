import { useState } from 'react';
import type { Member } from '../auth/session';
import { later, useLater } from '../ui/useLater';
import { HeaderMenuButton } from './HeaderMenuButton';

/** The code of the menus. It loads later, because no page needs it for its first paint. */
export const accountMenu = later(() => import('./AccountMenu'));
export const smallScreenMenu = later(() => import('./SmallScreenMenu'));

export function LaterAccountMenu({ member }: { member: Member }) {
  const code = useLater(accountMenu, 'signed in');
  return code && <code.AccountMenu member={member} />;
}

/** Shows the button at once. The menu, when loaded, takes over a press or the focus. */
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
