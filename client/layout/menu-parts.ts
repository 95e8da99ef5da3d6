import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { color, from, radius, shadow, size, space } from '../ui/theme';

/** What happened to the menu's button before the menu had loaded. */
export interface MenuOpening {
  openedBy?: 'pointer' | 'keyboard';
  autoFocus?: boolean;
}

/** The properties of the menu's root and of its button, which continue what had happened before. */
export function useMenuOpening({ openedBy, autoFocus }: MenuOpening) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openedBy !== 'keyboard') return;
    // Opened by a key, the menu moves the focus to its first item.
    button.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
    );
  }, [openedBy]);
  return {
    root: { modal: false, defaultOpen: openedBy === 'pointer' },
    button: { ref: button, autoFocus },
  };
}

/** Rendered in the bar, without a portal, so that its items are within a landmark. */
export const MenuPanel = styled(DropdownMenu.Content)`
  z-index: 35;
  display: grid;
  min-width: 13rem;
  max-width: calc(100vw - 2rem);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};
  box-shadow: ${shadow.high};
`;

export const MenuName = styled(DropdownMenu.Label)`
  padding: ${space.sm} ${space.md};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
`;

const hideFromTablet = css`
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;

/** A border, which forced colours keep. */
export const MenuLine = styled(DropdownMenu.Separator)<{ $smallOnly?: boolean }>`
  margin-block: ${space.xs};
  border-top: 1px solid ${color.line};
  ${({ $smallOnly }) => $smallOnly && hideFromTablet}
`;

export const MenuItem = styled(DropdownMenu.Item)<{ $smallOnly?: boolean }>`
  display: block;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.sm};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &[aria-current='page'] {
    color: ${color.accent};
    text-decoration: underline 2px;
    text-underline-offset: 0.35em;
  }
  &[data-highlighted] {
    background: ${color.amber};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  ${({ $smallOnly }) => $smallOnly && hideFromTablet}
`;
