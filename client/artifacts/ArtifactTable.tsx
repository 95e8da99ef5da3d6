import styled from 'styled-components';
import type { ArtifactRow_ArtifactFragment } from '../generated/graphql';
import { color, from, radius, shadow, size, space } from '../ui/theme';
import { ArtifactRow } from './ArtifactRow';

const columns = ['Image', 'Name', 'Type', 'Created', 'Likes', 'Location', 'Actions'];

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
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
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

const Table = styled.table`
  display: block;
  width: 100%;
  border-spacing: 0;
  tbody {
    display: grid;
    gap: ${space.md};
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: grid;
    gap: ${space.sm};
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.paper};
    box-shadow: ${shadow.low};
  }
  td {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    overflow-wrap: anywhere;
  }
  td::before {
    color: ${color.inkSoft};
    content: attr(data-column);
    font-size: ${size.sm};
  }
  @media (min-width: ${from.desktop}) {
    display: table;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.paper};
    box-shadow: ${shadow.low};
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    tr {
      display: table-row;
      box-shadow: none;
    }
    th,
    td {
      display: table-cell;
      padding: ${space.sm} ${space.md};
      border-bottom: 1px solid ${color.line};
      overflow-wrap: break-word;
      text-align: left;
      vertical-align: middle;
    }
    th {
      color: ${color.inkSoft};
      font-size: ${size.sm};
    }
    td::before {
      content: none;
    }
    tbody tr:last-child td {
      border-bottom: 0;
    }
  }
`;
