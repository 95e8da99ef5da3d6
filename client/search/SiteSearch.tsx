import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type SubmitEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createSearchParams, Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { MAX_SEARCH } from '../../common/text-limits';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Input } from '../ui/Field';
import { LazyPart } from '../ui/LazyPart';
import { VisuallyHidden } from '../ui/Page';
import { color, from, radius, shadow, size, space } from '../ui/theme';
import { isSlashOn, turnSlash, useSearchKeys } from './useSearchKeys';

const SearchOffers = lazy(() =>
  import('./SearchOffers').then((module) => ({ default: module.SearchOffers })),
);

/**
 * A link of the bar to the gallery, which has a search. Script opens a search over the page instead, with
 * suggestions, also by keys. The browser closes it, and returns the focus.
 */
export function SiteSearch() {
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();

  const open = useCallback(() => {
    // The form is in the page only while the panel is open.
    flushSync(() => setOpen(true));
    panel.current?.showPopover();
    field.current?.focus();
    field.current?.select();
  }, []);
  useSearchKeys(open);

  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = text.trim();
    panel.current?.hidePopover();
    void navigate({
      pathname: paths.allArtifacts,
      search: q && createSearchParams({ q }).toString(),
    });
  }

  /** The arrows move between the field and the suggestions. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], ul a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (!step || at === -1) return;
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  }

  function closeAfterChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) panel.current?.hidePopover();
  }

  return (
    <>
      <Opener
        to={paths.allArtifacts}
        aria-label="Search the catalogue"
        aria-keyshortcuts="/ Control+K"
        onClick={handleClick}
      >
        <Magnifier />
        <Word>Search</Word>
      </Opener>
      <Panel
        ref={panel}
        popover="auto"
        role="search"
        aria-label="The catalogue"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={handleKeyDown}
        onClick={closeAfterChoice}
      >
        {isOpen && (
          <>
            <Form onSubmit={handleSubmit}>
              <label>
                <VisuallyHidden>Search names, places, descriptions</VisuallyHidden>
                <Input
                  ref={field}
                  type="search"
                  dir="auto"
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={MAX_SEARCH}
                  placeholder="Search names, places, descriptions"
                  defaultValue={text}
                  onChange={({ target }) => setText(target.value)}
                />
              </label>
              <Button type="submit">Search</Button>
            </Form>
            {text.trim() !== '' && (
              <LazyPart loading={null} failed={null}>
                <SearchOffers text={text} />
              </LazyPart>
            )}
            <Keys />
          </>
        )}
      </Panel>
    </>
  );
}

/** Somebody who speaks to the computer, or whose keys are pressed by chance, can turn "/" off. */
function Keys() {
  return (
    <KeyChoice>
      <input
        type="checkbox"
        defaultChecked={isSlashOn()}
        onChange={({ target }) => turnSlash(target.checked)}
      />
      Open with the key <kbd>/</kbd>
    </KeyChoice>
  );
}

const Magnifier = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

const Opener = styled(Link)`
  display: inline-flex;
  flex: none;
  gap: ${space.sm};
  align-items: center;
  justify-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  margin-left: auto;
  border-radius: ${radius.md};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.amber};
  }
  @media (min-width: ${from.tablet}) {
    margin-left: 0;
    padding-inline: ${space.md};
  }
`;

const Word = styled.span`
  display: none;
  @media (min-width: ${from.desktop}) {
    display: inline;
  }
`;

/** Over the bar, at its middle. */
const Panel = styled.div`
  position: fixed;
  inset: ${space.sm} 0 auto;
  width: min(44rem, 100vw - 1rem);
  max-height: calc(100dvh - 1rem);
  margin-inline: auto;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  overflow-y: auto;
  &:popover-open {
    display: grid;
    gap: ${space.sm};
  }
  &::backdrop {
    background: ${color.shade};
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
`;

const KeyChoice = styled.label`
  display: none;
  gap: ${space.sm};
  align-items: center;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  @media (hover: hover) {
    display: flex;
  }
`;
