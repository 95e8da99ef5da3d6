import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SheetsQuery } from '../generated/graphql';
import { paths } from '../paths';
import { asCards, asTable, CardTable, labelledCell } from '../ui/CardTable';
import { DayOf } from '../ui/DayOf';
import { countsInWords, STATE_LABELS } from './sheet-words';

type ListedSheet = NonNullable<SheetsQuery['viewer']>['sheets']['edges'][number]['node'];

const columns = ['Name', 'Given', 'State', 'Rows'];

/** The sheets of a member, each with a link to its page. */
export function SheetTable({ sheets }: { sheets: readonly ListedSheet[] }) {
  return (
    <Table caption="Your sheets" columns={columns}>
      {sheets.map(({ id, name, uploadedAt, state, counts }) => (
        <tr key={id} role="row">
          <td role="cell" data-column="Name">
            <Link to={paths.sheet(id)} dir="auto">
              {name}
            </Link>
          </td>
          <td role="cell" data-column="Given">
            <DayOf instant={uploadedAt} />
          </td>
          <td role="cell" data-column="State">
            {STATE_LABELS[state]}
          </td>
          <td role="cell" data-column="Rows">
            {countsInWords(counts)}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** In a card the name needs no label. */
const Table = styled(CardTable)`
  td:first-child {
    font-weight: 600;
  }
  @media ${asCards} {
    td:first-child {
      grid-column: 1 / -1;
    }
    td:not(:first-child) {
      ${labelledCell}
      align-items: baseline;
    }
  }
  @media ${asTable} {
    th:nth-child(2) {
      width: 12rem;
    }
    th:nth-child(3) {
      width: 10rem;
    }
    th:nth-child(4) {
      width: 24rem;
    }
  }
`;
