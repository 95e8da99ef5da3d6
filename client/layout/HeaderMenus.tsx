import { useState, type KeyboardEvent } from 'react';
import type { Member } from '../auth/session';
import { later, useLater } from '../ui/useLater';
import { HeaderMenuButton } from './HeaderMenuButton';

/** The code of the menus. It loads later, because no page needs it for its first paint. */
export const accountMenu = later(() => import('./AccountMenu'));
export const smallScreenMenu = later(() => import('./SmallScreenMenu'));

export function LaterAccountMenu({ member }: { member: Member }) {
  const { code } = useLater(accountMenu, 'signed in');
  return code && <code.AccountMenu member={member} />;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * Shows the button at once. The menu, when loaded, takes over a press or the focus. A press counts
 * from its start, as in the menu: the loaded menu may replace this button before its end.
 */
export function LaterSmallScreenMenu() {
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const { code } = useLater(smallScreenMenu, pressed ? 'pressed' : 'soon');
  const press = () => setPressed(true);
  const pressKey = ({ key }: KeyboardEvent) => OPENING_KEYS.includes(key) && press();
  if (code) return <code.SmallScreenMenu defaultOpen={pressed} autoFocus={focused} />;
  return (
    <HeaderMenuButton
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && press()}
      onKeyDown={pressKey}
      onClick={press}
    >
      Menu
    </HeaderMenuButton>
  );
}
