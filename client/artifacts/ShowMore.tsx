import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import type { NextPage } from '../loaders/useNextPage';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/Page';
import { Spinner } from '../ui/Spinner';
import { color, space } from '../ui/theme';

interface ShowMoreProps {
  next: NextPage;
  /** How many items of the list are on the page. */
  shown: number;
  /** One of the items, and several. */
  nouns?: readonly [one: string, several: string];
}

const ARTIFACTS = ['artifact', 'artifacts'] as const;

/**
 * Loads the next page of the list above when it scrolls into view, or with its button. After the button
 * was pressed, the focus goes to the first new item, and the number of the new ones is announced.
 */
export function ShowMore({ next, shown, nouns: [one, several] = ARTIFACTS }: ShowMoreProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Stands in the same element as the list. */
  const status = useRef<HTMLSpanElement>(null);
  const { exists, state } = next;
  /** How many items were on the page when the button was pressed. */
  const pressedAt = useRef<number>(undefined);
  const [added, setAdded] = useState(0);

  useEffect(() => {
    const before = pressedAt.current;
    if (before === undefined || shown <= before) return;
    pressedAt.current = undefined;
    setAdded(shown - before);
    // Other lists may precede this one in the same element.
    const items = [...(status.current?.parentElement?.querySelectorAll('article, tbody tr') ?? [])];
    items
      .at(before - shown)
      ?.querySelector('a')
      ?.focus();
  }, [shown]);

  function handlePress() {
    pressedAt.current = shown;
    setAdded(0);
    void next.load();
  }

  const handleSight = useEffectEvent(() => {
    if (state === 'idle') void next.load();
  });

  // Observe again after each page, because the frame may still be in view after a short page.
  useEffect(() => {
    if (!frame.current || state !== 'idle') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && handleSight(),
      { rootMargin: '0px 0px 400px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [exists, state]);

  return (
    <>
      <VisuallyHidden ref={status} role="status">
        {added > 0 && `${added} more ${added === 1 ? one : several}`}
      </VisuallyHidden>
      {exists && (
        <Frame ref={frame}>
          {state === 'failed' && (
            <Failure role="alert">{`Failed to fetch more ${several}.`}</Failure>
          )}
          {state === 'loading' && <Spinner label={`Loading more ${several}`} />}
          {/* It stays while the page loads, so that it keeps the focus. */}
          <Button $tone="quiet" aria-disabled={state === 'loading'} onClick={handlePress}>
            {state === 'failed' ? 'Try again' : 'Show more'}
          </Button>
        </Frame>
      )}
    </>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.md};
  min-height: 9rem;
`;

const Failure = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;
