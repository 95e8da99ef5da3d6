import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, from, radius, shadow, size, space } from './theme';

interface CardTableProps {
  caption: string;
  /** The headings of the columns. */
  columns: readonly string[];
  className?: string;
  /** The rows: `tr` with the role row, whose cells name their column in `data-column`. */
  children: ReactNode;
}

/**
 * A table that becomes cards on a narrow screen. It names its roles, because browsers drop the implicit
 * roles of a table whose parts have another layout.
 */
export function CardTable({ caption, columns, className, children }: CardTableProps) {
  return (
    <Table role="table" aria-label={caption} className={className}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, place) => (
            <th key={place} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}

/** Where a table is cards, and where it is a table. */
export const asCards = `not all and (min-width: ${from.desktop})`;
export const asTable = `(min-width: ${from.desktop})`;

/** A cell of a card with the heading of its column beside it. */
export const labelledCell = css`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  &::before {
    color: ${color.inkSoft};
    content: attr(data-column);
    font-size: ${size.sm};
  }
`;

const cards = css`
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: grid;
    gap: ${space.md};
  }
  tr {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${space.sm} ${space.md};
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.paper};
    box-shadow: ${shadow.low};
  }
  td {
    padding: 0;
  }
`;

const table = css`
  display: table;
  overflow: hidden;
  table-layout: fixed;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
  th,
  td {
    padding: ${space.sm} 0.75rem;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: middle;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  th {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
`;

const Table = styled.table`
  display: block;
  width: 100%;
  border-spacing: 0;
  th,
  td {
    overflow-wrap: anywhere;
  }
  @media ${asCards} {
    ${cards}
  }
  @media ${asTable} {
    ${table}
  }
`;
