import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';

/** Below the bar, which stays at the top of the window, at an edge of the page. */
export const MenuPanel = styled.div<{ $align: 'start' | 'end' }>`
  --edge: calc(max(0px, (100% - ${layout.page}) / 2) + ${layout.gutter});
  position: fixed;
  inset: ${({ $align }) =>
    $align === 'start' ? '3.75rem auto auto var(--edge)' : '3.75rem var(--edge) auto auto'};
  min-width: 13rem;
  max-width: calc(100vw - 2rem);
  max-height: calc(100vh - 4.5rem);
  overflow-y: auto;
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  &:popover-open {
    display: grid;
  }
`;

export const MenuName = styled.p`
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
export const MenuLine = styled.div<{ $smallOnly?: boolean }>`
  margin-block: ${space.xs};
  border-top: 1px solid ${color.line};
  ${({ $smallOnly }) => $smallOnly && hideFromTablet}
`;

const item = css`
  display: block;
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.sm};
  color: ${color.ink};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &[aria-current='page'] {
    color: ${color.accent};
    text-decoration: underline 2px;
    text-underline-offset: 0.35em;
  }
  &:is(:hover, :focus-visible) {
    background: ${color.amber};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

export const MenuLink = styled(NavLink)<{ $smallOnly?: boolean }>`
  ${item}
  ${({ $smallOnly }) => $smallOnly && hideFromTablet}
`;

export const MenuAction = styled.button`
  border: 0;
  background: none;
  ${item}
`;
