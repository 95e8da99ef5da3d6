import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { color } from '../ui/theme';

interface OpenerProps {
  /** The popover that it opens. */
  panelId: string;
  /** The name by which the popover stands below it. */
  anchor: string;
  className?: string;
  /** What the popover narrows by, or what is chosen there. */
  children: ReactNode;
}

/** A button that opens a popover, and looks like the selects beside it. */
export function Opener({ panelId, anchor, className, children }: OpenerProps) {
  return (
    <Look className={className} $tone="quiet" $anchor={anchor} popoverTarget={panelId}>
      <Words>{children}</Words>
      <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
        <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Look>
  );
}

const Look = styled(Button)<{ $anchor: string }>`
  justify-content: space-between;
  min-width: 0;
  padding-inline: 0.75rem;
  color: ${color.ink};
  font-weight: 400;
  anchor-name: ${({ $anchor }) => $anchor};
  svg {
    flex: none;
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
