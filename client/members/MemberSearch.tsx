import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { MAX_SEARCH } from '../../common/text-limits';
import { Button } from '../ui/Button';
import { Input } from '../ui/Field';
import { size, space } from '../ui/theme';

interface MemberSearchProps {
  label: string;
  value?: string;
  onSearch: (text: string) => void;
}

/** Searches members when it is sent. */
export function MemberSearch({ label, value = '', onSearch }: MemberSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The address may change while the field has the focus.
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    onSearch(typeof text === 'string' ? text.trim() : '');
  }

  return (
    <Search role="search" onSubmit={handleSubmit}>
      <label htmlFor={id}>{label}</label>
      <Line>
        <Input
          ref={input}
          id={id}
          name="q"
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_SEARCH}
          defaultValue={value}
        />
        <Button type="submit" $tone="quiet">
          Search
        </Button>
      </Line>
    </Search>
  );
}

const Search = styled.form`
  display: grid;
  gap: ${space.xs};
  max-width: 32rem;
  label {
    font-size: ${size.sm};
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${space.sm};
  button {
    flex: none;
  }
`;
