import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Complaint, Input } from '../ui/Field';
import { space } from '../ui/theme';
import { ControlLabel } from './ControlLabel';
import { addressOfYear, fieldOfYear } from './gallery-years';

interface YearFieldProps {
  label: string;
  name: 'from' | 'to';
  placeholder: string;
  /** The year of the address. */
  value: string;
  error?: string | undefined;
  onChange: (year: string) => void;
}

/** Applies a year when the visitor leaves the field or presses Enter, and keeps it as typed. */
export function YearField({ label, name, placeholder, value, error, onChange }: YearFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const box = useRef<HTMLInputElement>(null);
  const followed = useRef(value);

  useEffect(() => {
    if (!box.current || value === followed.current) return;
    followed.current = value;
    box.current.value = fieldOfYear(value);
  }, [value]);

  function apply(text: string) {
    followed.current = addressOfYear(text);
    onChange(followed.current);
  }

  return (
    <Frame>
      <ControlLabel htmlFor={id}>
        <span>{label}</span>
        <Input
          ref={box}
          id={id}
          name={name}
          placeholder={placeholder}
          defaultValue={fieldOfYear(value)}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onBlur={({ target }) => apply(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
        />
      </ControlLabel>
      {error && (
        <Complaint id={errorId} role="alert">
          {error}
        </Complaint>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  min-width: 0;
`;
