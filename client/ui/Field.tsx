import { useId, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import styled, { css } from 'styled-components';
import { Button } from './Button';
import type { FieldSpec } from './fields';
import { Small } from './Page';
import { color, radius, size, space } from './theme';

interface FieldProps {
  field: FieldSpec;
  defaultValue?: string;
  error?: string;
  /** A remark on the value, which is no error. Empty for a field that may get one. */
  remark?: string;
  /** Values that a text may have, among others. */
  suggestions?: readonly string[];
}

/** One labelled control with its error. */
export function Field({ field, defaultValue = '', error, remark, suggestions }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const remarkId = `${id}-remark`;
  const listId = `${id}-list`;
  const described = [field.hint && hintId, remark && remarkId, error && errorId]
    .filter(Boolean)
    .join(' ');
  const shared = {
    id,
    name: field.name,
    defaultValue,
    required: !field.optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
  return (
    <Frame>
      <Label htmlFor={id}>
        {field.optional && !field.isFolded ? `${field.label} (optional)` : field.label}
      </Label>
      <Control field={field} shared={shared} list={suggestions && listId} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
      {field.hint && <Small id={hintId}>{field.hint}</Small>}
      {/* A screen reader announces the text because the empty element was there before it. */}
      {remark !== undefined && (
        <Remark id={remarkId} role="status">
          {remark}
        </Remark>
      )}
      {error && (
        <Complaint id={errorId} role="alert">
          {error}
        </Complaint>
      )}
    </Frame>
  );
}

interface ControlProps {
  field: FieldSpec;
  shared: Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'aria-invalid'> & {
    defaultValue: string;
  };
  /** The ID of the list of what is suggested for a text. */
  list?: string | undefined;
}

function Control({ field, shared, list }: ControlProps) {
  const { kind, options = [], other, prompt, autoComplete } = field;
  if (kind === 'longText') return <TextArea {...shared} dir="auto" rows={6} />;
  if (kind === 'paragraph') return <TextArea {...shared} dir="auto" rows={3} />;
  if (kind === 'choice' && other) return <OpenChoice {...shared} options={options} other={other} />;
  if (kind === 'choice') {
    return (
      <Select {...shared}>
        {prompt && shared.defaultValue === '' && <option value="">{prompt}</option>}
        <Options options={options} />
      </Select>
    );
  }
  if (kind === 'password') return <PasswordInput {...shared} autoComplete={autoComplete} />;
  const dir = kind === 'text' ? 'auto' : undefined;
  return <Input {...shared} dir={dir} type={kind} list={list} autoComplete={autoComplete} />;
}

const Options = ({ options }: { options: NonNullable<FieldSpec['options']> }) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const OTHER = 'other';

type OpenChoiceProps = ControlProps['shared'] & Required<Pick<FieldSpec, 'options' | 'other'>>;

/** A choice whose last option asks for a text. One of the two controls has the name of the field. */
function OpenChoice({ options, other, id, name, defaultValue, ...shared }: OpenChoiceProps) {
  const isListed = options.some(([value]) => value === defaultValue);
  const [isOther, setOther] = useState(!isListed);
  const textId = useId();
  return (
    <>
      <Select
        {...(isOther ? {} : { ...shared, name })}
        id={id}
        defaultValue={isListed ? defaultValue : OTHER}
        // The form reads its values in the same event.
        onChange={({ target }) => flushSync(() => setOther(target.value === OTHER))}
      >
        <Options options={options} />
        <option value={OTHER}>{other.option}</option>
      </Select>
      {isOther && (
        <>
          <Label htmlFor={textId}>{other.label}</Label>
          <Input {...shared} id={textId} name={name} defaultValue={isListed ? '' : defaultValue} />
        </>
      )}
    </>
  );
}

/** A password, which its owner can show. */
function PasswordInput(shared: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false);
  return (
    <Password>
      <Input
        {...shared}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        $small
        $tone="quiet"
        aria-pressed={isShown}
        aria-controls={shared.id}
        onClick={() => setShown(!isShown)}
      >
        Show password
      </Button>
    </Password>
  );
}

interface ReadOnlyFieldProps {
  name: string;
  label: string;
  value: string;
}

export function ReadOnlyField({ name, label, value }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} name={name} value={value} readOnly />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${size.sm};
  font-weight: 600;
`;

const box = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.paper};
  color: ${color.ink};
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &[readonly] {
    background: ${color.amber};
  }
  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border-width: 3px;
    }
    &[readonly] {
      border-style: dashed;
    }
  }
`;

export const Input = styled.input`
  ${box}
`;

/** The button stands below the field where a line is too short for both. */
const Password = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  input {
    flex: 1 1 12rem;
    width: auto;
    min-width: 0;
  }
  [aria-pressed='true'] {
    background: ${color.amber};
  }
`;

/** A native select. Its arrow has the same distance from the edge as its text. */
export const Select = styled.select`
  ${box}
  padding-right: 2.25rem;
  background-image:
    linear-gradient(45deg, transparent 50%, ${color.ink} 50%),
    linear-gradient(135deg, ${color.ink} 50%, transparent 50%);
  background-position:
    right 1.25rem center,
    right 0.875rem center;
  background-repeat: no-repeat;
  background-size: 0.375rem 0.375rem;
  appearance: none;
  text-overflow: ellipsis;
  @media (forced-colors: active) {
    background-image: none;
    appearance: auto;
  }
`;

const TextArea = styled.textarea`
  ${box}
  resize: vertical;
`;

/** Its line is there without a remark, too, so that nothing moves. */
const Remark = styled.p`
  min-height: 1lh;
  font-size: ${size.sm};
  font-weight: 600;
`;

/** The error of a control. */
export const Complaint = styled.p`
  color: ${color.danger};
  font-size: ${size.sm};
  font-weight: 600;
`;
