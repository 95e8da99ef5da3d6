import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Complaint } from '../ui/Field';
import { formatCount } from '../ui/format-count';
import { Small } from '../ui/Page';
import { Buttons } from '../ui/Panel';
import { color, size, space } from '../ui/theme';
import { usePassedFocus } from '../ui/pass-focus';
import { ColumnField } from './ColumnField';
import { Names } from './Names';
import { PanelSection } from '../ui/PanelSection';
import { columnName, labelOfSheetField } from './sheet-words';
import type { ColumnChoice, ColumnChoices } from './useColumnChoices';

/** Which field each column gives. Columns that are matched stay closed; those left out are named. */
export function SheetColumns({ choices }: { choices: ColumnChoices }) {
  const { all, changed, twice, missing, isBusy, look } = choices;
  const [wasAsked, setWasAsked] = useState(false);
  const [hadTwice, setHadTwice] = useState(false);
  // The list stays open after a correction: it would close around the control that has the focus.
  if (twice.length > 0 && !hadTwice) setHadTwice(true);
  const complaintId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const passFocus = usePassedFocus(title);
  const isLeftOut = ({ column }: ColumnChoice) => column.field === null;
  const leftOut = all.filter(isLeftOut);
  const matched = all.filter((choice) => !isLeftOut(choice));

  function handleLook() {
    setWasAsked(true);
    if (twice.length === 0) void look();
  }

  return (
    <PanelSection title="Columns" titleRef={title}>
      {leftOut.length > 0 && (
        <Group open={matched.length === 0 || undefined}>
          <summary>
            <span>{`${columns(leftOut.length)} left out: `}</span>
            <Names names={leftOut.map(({ column }) => columnName(column))} />
          </summary>
          <Fields choices={leftOut} onChoose={choices.choose} />
        </Group>
      )}
      {matched.length > 0 && (
        <Group open={hadTwice || undefined}>
          <summary>{`${columns(matched.length)} matched`}</summary>
          <Fields choices={matched} onChoose={choices.choose} />
        </Group>
      )}
      {missing.length > 0 && (
        <Small>
          <span>No column gives what a new artifact needs: </span>
          <Names names={missing} />
        </Small>
      )}
      {twice.map(([field, columnsOfField]) => (
        <Complaint key={field} id={complaintId} role={wasAsked ? 'alert' : undefined}>
          <span>{`Several columns give ${labelOfSheetField(field)}: `}</span>
          <Names names={columnsOfField.map(columnName)} />
          <span>. Keep one, and leave the others out.</span>
        </Complaint>
      ))}
      {changed.length > 0 && (
        <Buttons>
          <Button ref={passFocus} aria-disabled={isBusy || undefined} onClick={handleLook}>
            Look again with these columns
          </Button>
          <Small as="span" role="status">
            {isBusy ? 'The rows are being looked at …' : `${columns(changed.length)} changed here`}
          </Small>
        </Buttons>
      )}
    </PanelSection>
  );
}

/** "1 column is", "12 columns are" */
const columns = (count: number) =>
  count === 1 ? '1 column is' : `${formatCount(count)} columns are`;

interface FieldsProps {
  choices: readonly ColumnChoice[];
  onChoose: ColumnChoices['choose'];
}

const Fields = ({ choices, onChoose }: FieldsProps) => (
  <List>
    {choices.map(({ column, field }) => (
      <li key={column.index}>
        <ColumnField
          column={column}
          field={field}
          onChoose={(chosen) => onChoose(column, chosen)}
        />
      </li>
    ))}
  </List>
);

const Group = styled(Disclosure)`
  color: ${color.ink};
  font-size: ${size.md};
  summary {
    width: auto;
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.md} ${space.lg};
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  padding: ${space.sm} 0 ${space.md};
  list-style: none;
`;
