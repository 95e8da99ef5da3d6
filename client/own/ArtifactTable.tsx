import styled from 'styled-components';
import type { ArtifactRow_ArtifactFragment } from '../generated/graphql';
import { asCards, asTable, CardTable, labelledCell } from '../ui/CardTable';
import { lineClamp } from '../ui/line-clamp';
import { from } from '../ui/theme';
import { ArtifactRow } from './ArtifactRow';
import { columnLabels } from './column-labels';

interface ArtifactTableProps {
  caption: string;
  artifacts: ArtifactRow_ArtifactFragment[];
  onDelete: (artifact: ArtifactRow_ArtifactFragment) => void;
}

/** The artifacts of a member. */
export function ArtifactTable({ caption, artifacts, onDelete }: ArtifactTableProps) {
  return (
    <Table caption={caption} columns={Object.values(columnLabels())}>
      {artifacts.map((artifact) => (
        <ArtifactRow key={artifact.id} artifact={artifact} onDelete={onDelete} />
      ))}
    </Table>
  );
}

/**
 * In a card the picture stands beside the name and the type; these three and the buttons need no label. In a
 * table, name and location share the room that the other columns leave.
 */
const Table = styled(CardTable)`
  td > :is(span, strong) {
    ${lineClamp(3)}
  }
  @media ${asCards} {
    td:first-child {
      grid-row: span 2;
    }
    td:nth-child(n + 4):not(:last-child) {
      ${labelledCell}
      align-items: baseline;
    }
    td:last-child {
      grid-column: 1 / -1;
    }
  }
  @media ${asTable} {
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
  }
  @media (min-width: ${from.wide}) {
    th:nth-child(7) {
      width: 16.5rem;
    }
  }
`;
