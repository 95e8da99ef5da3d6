import { useEffect, useId, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Input } from '../ui/Field';
import { ControlLabel } from './ControlLabel';

/** Between two letters, so that a word is one search for most who type. */
const pauseMs = 300;

/** Searches while the visitor types. Shows the search of the address when that changes otherwise. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  const movement = useNavigationType();
  const timer = useRef<number>(undefined);

  useEffect(() => {
    // While the visitor types, the result of an earlier search must not replace the newer text.
    const typing = movement !== NavigationType.Pop && document.activeElement === box.current;
    if (q === sent.current || typing) return;
    sent.current = q;
    if (box.current) box.current.value = q;
  }, [q, movement]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleInput(text: string) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, pauseMs);
  }

  return (
    <ControlLabel htmlFor={id}>
      Search
      <Input
        ref={box}
        id={id}
        type="search"
        name="q"
        placeholder="Names, places, descriptions"
        defaultValue={q}
        onChange={({ target }) => handleInput(target.value)}
      />
    </ControlLabel>
  );
}
