import { useEffect, useRef } from 'react';
import { Link, NavigationType, type To, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { Input } from '../ui/Field';
import { VisuallyHidden } from '../ui/Page';
import { color, radius } from '../ui/theme';

/** Between two letters, so that a word is one search for most who type. */
const pauseMs = 300;

interface SearchBoxProps {
  q: string;
  onSearch: (q: string) => void;
  /** The address of the list without a search. */
  clearedAddress: To;
}

/** Searches while the visitor types. Shows the search of the address when that changes otherwise. */
export function SearchBox({ q, onSearch, clearedAddress }: SearchBoxProps) {
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

  function handleClear() {
    clearTimeout(timer.current);
    sent.current = '';
    if (box.current) box.current.value = '';
    box.current?.focus();
  }

  return (
    <Frame>
      <label>
        <VisuallyHidden>Search</VisuallyHidden>
        <Magnifier viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />
        </Magnifier>
        <Box
          ref={box}
          type="search"
          name="q"
          placeholder="Names, places, descriptions"
          defaultValue={q}
          onChange={({ target }) => handleInput(target.value)}
        />
      </label>
      {q !== '' && (
        <Clear to={clearedAddress} preventScrollReset onClick={handleClear}>
          <VisuallyHidden>Clear search</VisuallyHidden>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="m2 2 8 8m0-8-8 8" />
          </svg>
        </Clear>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  svg {
    width: 1.125rem;
    fill: none;
    stroke: ${color.inkSoft};
    stroke-width: 2;
  }
`;

const Magnifier = styled.svg`
  position: absolute;
  top: 0.8125rem;
  left: 0.75rem;
  pointer-events: none;
`;

const Box = styled(Input)`
  padding-inline: 2.375rem 2.75rem;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(Link)`
  position: absolute;
  inset-block: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.md};
  svg {
    width: 0.75rem;
  }
`;
