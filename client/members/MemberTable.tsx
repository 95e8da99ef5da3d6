import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ROLES } from '../../common/roles';
import type { MemberRow_MemberFragment } from '../generated/graphql';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { asCards, asTable, CardTable, labelledCell } from '../ui/CardTable';
import { DayOf } from '../ui/DayOf';
import { Select } from '../ui/Field';
import { formatCount } from '../ui/format-count';
import { roleTexts } from './roles';
import { useSetRole } from './useSetRole';

const columns = ['Name', 'Role', 'Artifacts', 'Last seen', 'Actions'];

interface MemberTableProps {
  members: MemberRow_MemberFragment[];
  onHandOver: (member: MemberRow_MemberFragment) => void;
}

/** Members, with their roles and their artifacts. */
export function MemberTable({ members, onHandOver }: MemberTableProps) {
  return (
    <Table caption="Members" columns={columns}>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} onHandOver={() => onHandOver(member)} />
      ))}
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

/** In a card the name and the button need no label. */
const Table = styled(CardTable)`
  td:first-child {
    font-weight: 600;
  }
  @media ${asCards} {
    td:is(:first-child, :last-child) {
      grid-column: 1 / -1;
    }
    td:last-child:empty {
      display: none;
    }
    td:not(:first-child, :last-child) {
      ${labelledCell}
      align-items: center;
    }
  }
  @media ${asTable} {
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
  }
`;
