import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SHEET_DAYS } from '../../common/sheet-limits';
import { ShowMore } from '../artifacts/ShowMore';
import {
  type SheetPage_SheetFragment,
  type SheetRowKind,
  useSheetRowsQuery,
} from '../generated/graphql';
import { useNextPage } from '../loaders/useNextPage';
import { Button } from '../ui/Button';
import { FailedState } from '../ui/FailedState';
import { VisuallyHidden } from '../ui/Page';
import { Spinner } from '../ui/Spinner';
import { color, size, space } from '../ui/theme';
import { SheetRow } from './SheetRow';
import { countedKinds, countsInWords } from './sheet-words';

const NOUNS = ['row', 'rows'] as const;

interface SheetRowsProps {
  sheet: SheetPage_SheetFragment;
  /** How often the rows were looked at again on this page. */
  seen: number;
}

/** What the rows of a sheet do, kind by kind. The kind stands in the address. */
export function SheetRows({ sheet: { id, state, counts }, seen }: SheetRowsProps) {
  const titleId = useId();
  const [parameters, setParameters] = useSearchParams();
  const kinds = countedKinds(counts);
  const wanted = parameters.get('rows')?.toUpperCase();
  const left = kinds.find(({ kind }) => kind === 'KEPT');
  const shown =
    kinds.find(({ kind, count }) => kind === wanted && count > 0) ??
    left ??
    kinds.find(({ count }) => count > 0);
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>{state === 'READY' ? 'What the rows do' : 'Rows'}</Title>
      <VisuallyHidden role="status">{seen > 0 && countsInWords(counts)}</VisuallyHidden>
      <Kinds role="group" aria-label="Kinds of rows">
        {kinds.map(({ kind, count, words }) => (
          <Kind
            key={kind}
            aria-pressed={kind === shown?.kind}
            disabled={count === 0}
            onClick={() => setParameters({ rows: kind.toLowerCase() }, { replace: true })}
          >
            {words}
          </Kind>
        ))}
      </Kinds>
      {shown ? <RowsOfKind key={shown.kind} id={id} kind={shown.kind} /> : <p>It has no rows.</p>}
    </Section>
  );
}

function RowsOfKind({ id, kind }: { id: string; kind: SheetRowKind }) {
  const { data, error, refetch, fetchMore } = useSheetRowsQuery({
    variables: { id, kind },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.node && 'rows' in data.node ? data.node.rows : undefined;
  const next = useNextPage(list, fetchMore);
  if (!list && error) {
    return <FailedState message="Failed to fetch the rows." onRetry={() => void refetch()} />;
  }
  if (!list) return <Spinner label="Loading the rows" />;
  const rows = list.edges.map(({ node }) => node);
  return (
    <>
      {rows.length === 0 && (
        <p>{`The rows are no longer here: they are kept for ${SHEET_DAYS} days.`}</p>
      )}
      <List>
        {rows.map((row) => (
          <li key={row.line}>
            <SheetRow row={row} />
          </li>
        ))}
      </List>
      <ShowMore next={next} shown={rows.length} nouns={NOUNS} />
    </>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.sm};
`;

const Title = styled.h2`
  font-size: ${size.section};
`;

const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

const Kind = styled(Button).attrs({ $tone: 'quiet', $small: true })`
  font-variant-numeric: tabular-nums;
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.amber};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  &:disabled {
    border-color: ${color.line};
    background: none;
    color: ${color.inkSoft};
    cursor: default;
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;
