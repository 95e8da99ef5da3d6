import { useState } from 'react';
import { Button } from '../ui/Button';

/** Longer texts are cut off at first. */
const MAX_SHOWN = 280;

/** A text of a row. The whole of a long one is shown by a button. */
export function LongText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= MAX_SHOWN) return <span>{text}</span>;
  return (
    <>
      <span>{`${isOpen ? text : excerptOf(text)} `}</span>
      <Button $small $tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Show less' : 'Show all'}
      </Button>
    </>
  );
}

const excerptOf = (text: string): string => `${text.slice(0, MAX_SHOWN).replace(/\s+\S*$/, '')}…`;
