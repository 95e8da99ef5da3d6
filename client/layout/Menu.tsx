import {
  useId,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { itemFor, itemsOf } from './menu-keys';
import { MenuPanel } from './menu-parts';

/** The properties that make a button open its menu. */
export interface MenuButtonProps {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

interface MenuProps {
  /** The edge of the page to which the menu is aligned. */
  align: 'start' | 'end';
  button: (props: MenuButtonProps) => ReactNode;
  /** Items, whose role is `menuitem`. */
  children: ReactNode;
}

/**
 * A button and its menu. The menu is a popover: the browser opens and closes it, also before hydration,
 * and returns the focus to the button. Script adds the keys of a menu.
 */
export function Menu({ align, button, children }: MenuProps) {
  const id = useId();
  const buttonId = `${id}-button`;

  function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    const menu = event.currentTarget.popoverTargetElement;
    if (event.key !== 'ArrowDown' || !(menu instanceof HTMLElement)) return;
    event.preventDefault();
    menu.showPopover();
    itemsOf(menu)[0]?.focus();
  }

  /** Opened by a key, the menu takes the focus. */
  function handleToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    const byKey = document.activeElement?.matches(`#${CSS.escape(buttonId)}:focus-visible`);
    if (newState === 'open' && byKey) itemsOf(currentTarget)[0]?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    // A button is pressed by the space bar anyway.
    if (key === ' ' && target instanceof HTMLAnchorElement) {
      event.preventDefault();
      target.click();
    }
    const item = itemFor(event, itemsOf(event.currentTarget));
    if (!item) return;
    event.preventDefault();
    item.focus();
  }

  function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (target instanceof Element && target.closest('[role=menuitem]')) currentTarget.hidePopover();
  }

  function closeAfterFocusLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // A press on the button moves the focus there first, and then closes the menu.
    if (relatedTarget.id !== buttonId) currentTarget.hidePopover();
  }

  return (
    <>
      {button({
        id: buttonId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        onKeyDown: openByArrow,
      })}
      <MenuPanel
        id={id}
        popover="auto"
        role="menu"
        aria-labelledby={buttonId}
        $align={align}
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
        onClick={closeAfterChoice}
        onBlur={closeAfterFocusLeft}
      >
        {children}
      </MenuPanel>
    </>
  );
}
