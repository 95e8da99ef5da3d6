import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SheetRow_RowFragment } from '../generated/graphql';
import { paths } from '../paths';
import { shownValue } from '../record/history/changed-field';
import { FieldChange } from '../record/history/FieldChange';
import { Fact, FactList } from '../ui/FactList';
import { formatCount } from '../ui/format-count';
import { Small } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { color, from, size, space } from '../ui/theme';
import { LongText } from './LongText';
import { labelOfSheetField } from './sheet-words';

type Row = SheetRow_RowFragment;

/** A row of a sheet: its artifact, and what it changes or why it cannot. */
export function SheetRow({ row }: { row: Row }) {
  const { kind, line, artifact, changes, problems } = row;
  const nameId = useId();
  const lineInWords = `Row ${formatCount(line)}`;
  const name = artifact?.artifactName ?? nameIn(row);
  return (
    <Panel aria-labelledby={nameId}>
      <Head>
        <Name id={nameId} dir="auto">
          {artifact ? (
            <Link to={paths.artifact(artifact.id)}>{artifact.artifactName}</Link>
          ) : (
            (name ?? lineInWords)
          )}
        </Name>
        {name !== undefined && <Small>{lineInWords}</Small>}
      </Head>
      {problems.length > 0 && (
        <Problems>
          {problems.map(({ field, message }, place) => (
            <li key={place}>
              {field !== null && <strong>{`${labelOfSheetField(field)}: `}</strong>}
              <span dir="auto">{message}</span>
            </li>
          ))}
        </Problems>
      )}
      {kind === 'CHANGED' && (
        <Changes>
          {changes.map(({ field, before, after }) => (
            <FieldChange
              key={field}
              label={labelOfSheetField(field)}
              before={shownValue(field, before)}
              after={shownValue(field, after)}
            />
          ))}
        </Changes>
      )}
      {kind === 'NEW' && (
        <Values>
          {changes.filter(isNoName).map(({ field, after }) => (
            <Fact key={field} label={labelOfSheetField(field)}>
              <LongText text={shownValue(field, after)} />
            </Fact>
          ))}
        </Values>
      )}
    </Panel>
  );
}

/** The name is the heading. */
const isNoName = ({ field }: Row['changes'][number]) => field !== 'artifactName';

/** The name that the row gives. */
const nameIn = ({ changes }: Row): string | undefined =>
  changes.find(({ field }) => field === 'artifactName')?.after ?? undefined;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.md};
`;

const Name = styled.h3`
  font-size: ${size.lg};
`;

const Problems = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-left: 1.25rem;
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

const Changes = styled.div`
  display: grid;
  gap: ${space.md} ${space.lg};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.wide}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Facts in two columns where there is room. */
const Values = styled(FactList)`
  @media (min-width: ${from.desktop}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
`;
