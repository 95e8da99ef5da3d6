import styled, { css } from 'styled-components';
import type { ArtifactRow_ArtifactFragment } from '../generated/graphql';
import { lineClamp } from '../ui/line-clamp';
import { color, from, radius, shadow, size, space } from '../ui/theme';
import { ArtifactRow } from './ArtifactRow';
import { columnLabels } from './column-labels';

interface ArtifactTableProps {
  caption: string;
  artifacts: ArtifactRow_ArtifactFragment[];
  onDelete: (artifact: ArtifactRow_ArtifactFragment) => void;
}

/**
 * A table that becomes cards on a narrow screen. It names its roles, because browsers drop the implicit
 * roles of a table whose parts have another layout.
 */
export function ArtifactTable({ caption, artifacts, onDelete }: ArtifactTableProps) {
  return (
    <Table role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(columnLabels()).map(([column, label]) => (
            <th key={column} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {artifacts.map((artifact) => (
          <ArtifactRow key={artifact.id} artifact={artifact} onDelete={onDelete} />
        ))}
      </tbody>
    </Table>
  );
}

/** The picture stands beside the name and the type. These three and the buttons need no label. */
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
    grid-template-columns: 5rem minmax(0, 1fr);
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
  td:first-child {
    grid-row: span 2;
  }
  td:nth-child(n + 4) {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
  }
  td:nth-child(n + 4):not(:last-child)::before {
    color: ${color.inkSoft};
    content: attr(data-column);
    font-size: ${size.sm};
  }
  td:last-child {
    display: block;
  }
`;

/** Name and location share the room that the other columns leave. */
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
  th:nth-child(1) {
    width: 6.5rem;
  }
  th:nth-child(3) {
    width: 8.5rem;
  }
  th:nth-child(4) {
    width: 8rem;
  }
  th:nth-child(5) {
    width: 6rem;
  }
  th:nth-child(7) {
    width: 11.75rem;
  }
  @media (min-width: ${from.wide}) {
    th:nth-child(7) {
      width: 16.5rem;
    }
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
  td > :is(span, strong) {
    ${lineClamp(3)}
  }
  @media not all and (min-width: ${from.desktop}) {
    ${cards}
  }
  @media (min-width: ${from.desktop}) {
    ${table}
  }
`;
