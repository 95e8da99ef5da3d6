import { useId } from 'react';
import styled from 'styled-components';
import type { SheetColumn_ColumnFragment } from '../generated/graphql';
import { Select } from '../ui/Field';
import { lineClamp } from '../ui/line-clamp';
import { Small } from '../ui/Page';
import { size, space } from '../ui/theme';
import { factOptions, fieldOptions } from './column-fields';
import { columnName } from './sheet-words';

const LEFT_OUT = '';

interface ColumnFieldProps {
  column: SheetColumn_ColumnFragment;
  /** The field that is chosen now; null where the column is left out. */
  field: string | null;
  onChoose: (field: string | null) => void;
}

/** A column of a sheet: its heading, its first cells, and the field that it gives. */
export function ColumnField({ column, field, onChoose }: ColumnFieldProps) {
  const id = useId();
  const fields = fieldOptions();
  const facts = factOptions();
  const isKnown = [...fields, ...facts].some(([name]) => name === field);
  return (
    <Frame>
      <Heading htmlFor={id} dir="auto">
        {columnName(column)}
      </Heading>
      <Samples id={`${id}-samples`}>
        {column.samples.length === 0 && <span>All its cells are empty.</span>}
        {column.samples.map((sample, place) => (
          <span key={place}>
            {place > 0 && <span> · </span>}
            <bdi>{sample}</bdi>
          </span>
        ))}
      </Samples>
      <Select
        id={id}
        value={field ?? LEFT_OUT}
        aria-describedby={`${id}-samples`}
        onChange={({ target: { value } }) => onChoose(value === LEFT_OUT ? null : value)}
      >
        <option value={LEFT_OUT}>Left out</option>
        {field !== null && !isKnown && <option value={field}>{field}</option>}
        <Options options={fields} />
        {facts.length > 0 && (
          <optgroup label="More facts">
            <Options options={facts} />
          </optgroup>
        )}
      </Select>
    </Frame>
  );
}

const Options = ({ options }: { options: ReturnType<typeof fieldOptions> }) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const Frame = styled.div`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  height: 100%;
`;

const Heading = styled.label`
  font-size: ${size.md};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Samples = styled(Small)`
  ${lineClamp(2)}
`;
