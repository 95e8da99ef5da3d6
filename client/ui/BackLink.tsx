import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { from, layout } from './theme';

interface BackLinkProps {
  to: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** Leads back from a page, above the page's heading. A long name is cut off at the end of the line. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <Line className="screen-only">
      <Link to={to} onClick={onClick}>
        <span aria-hidden="true">← </span>
        <span>{children}</span>
      </Link>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  min-width: 0;
  max-width: ${layout.prose};
  @media not (min-width: ${from.phone}) {
    margin-block: -0.5rem;
  }
  a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
