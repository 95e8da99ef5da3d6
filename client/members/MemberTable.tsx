import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { ROLES } from '../../common/roles';
import type { MemberRow_MemberFragment } from '../generated/graphql';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import { Select } from '../ui/Field';
import { formatCount } from '../ui/format-count';
import { color, from, radius, shadow, size, space } from '../ui/theme';
import { roleTexts } from './roles';
import { useSetRole } from './useSetRole';

const columns = ['Name', 'Role', 'Artifacts', 'Last seen', 'Actions'];

interface MemberTableProps {
  members: MemberRow_MemberFragment[];
  onHandOver: (member: MemberRow_MemberFragment) => void;
}

/** A table that becomes cards on a narrow screen, and names its roles as `ArtifactTable` does. */
export function MemberTable({ members, onHandOver }: MemberTableProps) {
  return (
    <Table role="table" aria-label="Members">
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
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onHandOver={() => onHandOver(member)} />
        ))}
      </tbody>
    </Table>
  );
}

interface MemberRowProps {
  member: MemberRow_MemberFragment;
  onHandOver: () => void;
}

function MemberRow({ member, onHandOver }: MemberRowProps) {
  const { id, name, role, artifactCount, lastSeen } = member;
  const nameId = useId();
  const setRole = useSetRole();
  return (
    <tr role="row">
      <td role="cell" data-column="Name" id={nameId}>
        <Link to={paths.contributor(id)} dir="auto">
          {name}
        </Link>
      </td>
      <td role="cell" data-column="Role">
        <Select
          aria-label="Role"
          aria-describedby={nameId}
          value={role}
          onChange={({ target }) => void setRole(member, target.value)}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {roleTexts[one].label}
            </option>
          ))}
        </Select>
      </td>
      <td role="cell" data-column="Artifacts">
        {formatCount(artifactCount)}
      </td>
      <td role="cell" data-column="Last seen">
        {lastSeen === null ? 'Never' : <DayOf instant={lastSeen} timeZone="UTC" />}
      </td>
      <td role="cell" data-column="Actions">
        {artifactCount > 0 && (
          <Button $small $tone="quiet" aria-describedby={nameId} onClick={onHandOver}>
            Hand over artifacts…
          </Button>
        )}
      </td>
    </tr>
  );
}

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
  td:is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  td:last-child:empty {
    display: none;
  }
  td:not(:first-child, :last-child) {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
  }
  td:not(:first-child, :last-child)::before {
    color: ${color.inkSoft};
    content: attr(data-column);
    font-size: ${size.sm};
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
  th:nth-child(2) {
    width: 10rem;
  }
  th:nth-child(3) {
    width: 6.5rem;
  }
  th:nth-child(4) {
    width: 11rem;
  }
  th:nth-child(5) {
    width: 13.5rem;
  }
`;

const Table = styled.table`
  display: block;
  width: 100%;
  border-spacing: 0;
  td {
    overflow-wrap: anywhere;
  }
  td:first-child {
    font-weight: 600;
  }
  @media not all and (min-width: ${from.desktop}) {
    ${cards}
  }
  @media (min-width: ${from.desktop}) {
    ${table}
  }
`;
