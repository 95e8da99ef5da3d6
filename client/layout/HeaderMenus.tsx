import { useCallback, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Member } from '../auth/session';
import { later, useLater, type Later } from '../ui/useLater';
import { AccountMenuButton } from './AccountMenuButton';
import { HeaderMenuButton } from './HeaderMenuButton';

/** The code of the menus. It loads when the pointer or the focus comes near. */
export const accountMenu = later(() => import('./AccountMenu'));
export const smallScreenMenu = later(() => import('./SmallScreenMenu'));

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * Shows a menu's button at once. The menu, when loaded, takes over a press or the focus. A press
 * counts from its start, as in the menu: the loaded menu may replace this button before its end.
 */
function useMenuButton<Code>(menu: Later<Code>) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard'>();
  const [focused, setFocused] = useState(false);
  // A further approach tries again after a failure.
  const [approaches, setApproaches] = useState(0);
  const { code } = useLater(menu, approaches);
  const approach = () => setApproaches((count) => count + 1);
  const press = (device: 'pointer' | 'keyboard') => {
    approach();
    setOpenedBy(device);
  };
  // No event tells React of a focus that came before hydration.
  const noticeEarlyFocus = useCallback((element: HTMLButtonElement | null) => {
    if (!element || element !== document.activeElement) return;
    setApproaches((count) => count + 1);
    setFocused(true);
  }, []);
  return {
    code,
    opening: { openedBy, autoFocus: focused },
    button: {
      ref: noticeEarlyFocus,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': false,
      onPointerEnter: approach,
      onFocus: () => {
        approach();
        setFocused(true);
      },
      onBlur: () => setFocused(false),
      onPointerDown: ({ button, ctrlKey }: PointerEvent) => {
        if (button === 0 && !ctrlKey) press('pointer');
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (OPENING_KEYS.includes(key)) press('keyboard');
      },
      // The click that follows a press was counted with it. Screen readers click without a press.
      onClick: () => press(openedBy ?? 'pointer'),
    },
  };
}

export function LaterAccountMenu({ member }: { member: Member }) {
  const { code, opening, button } = useMenuButton(accountMenu);
  if (code) return <code.AccountMenu member={member} {...opening} />;
  return <AccountMenuButton member={member} {...button} />;
}

export function LaterSmallScreenMenu() {
  const { code, opening, button } = useMenuButton(smallScreenMenu);
  if (code) return <code.SmallScreenMenu {...opening} />;
  return <HeaderMenuButton {...button}>Menu</HeaderMenuButton>;
}
