import { type SubmitEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../ui/Button';
import { Complaint } from '../ui/Field';
import { Small } from '../ui/Page';
import { color, radius, size, space } from '../ui/theme';

/** Takes cells that were copied from a spreadsheet program, which divides them by tabs. */
export function PasteCells({ onGive }: { onGive: (cells: string) => void }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not trimmed: the first cell may be empty.
    const cells = area.current?.value ?? '';
    setMissing(cells.trim() === '');
    if (cells.trim() === '') area.current?.focus();
    else onGive(cells);
  }

  return (
    <Cells noValidate onSubmit={handleSubmit}>
      <label htmlFor={id}>Or paste cells</label>
      <textarea
        ref={area}
        id={id}
        rows={4}
        wrap="off"
        spellCheck={false}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={() => setMissing(false)}
      />
      <Small id={`${id}-hint`}>
        Select them in your spreadsheet program with the row of headings, copy, and paste here.
      </Small>
      {isMissing && (
        <Complaint id={`${id}-error`} role="alert">
          Paste the cells first
        </Complaint>
      )}
      <div>
        <Button type="submit" $tone="quiet">
          Give the cells
        </Button>
      </div>
    </Cells>
  );
}

const Cells = styled.form`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.sm};
  label {
    font-size: ${size.sm};
    font-weight: 600;
  }
  textarea {
    width: 100%;
    padding: 0.5rem 0.75rem;
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: ${color.paper};
    font-size: ${size.sm};
    resize: vertical;
  }
  textarea[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  div {
    margin-top: ${space.xs};
  }
`;
