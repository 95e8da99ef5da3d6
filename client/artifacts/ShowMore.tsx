import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { NextPage } from '../apollo/useNextPage';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { color, space } from '../ui/theme';

/** Loads the next page of the list above when it scrolls into view, or with its button. */
export function ShowMore({ next }: { next: NextPage }) {
  const frame = useRef<HTMLDivElement>(null);
  const { exists, state } = next;

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

  if (!exists) return null;
  return (
    <Frame ref={frame}>
      {state === 'failed' && <Failure role="alert">Failed to fetch more artifacts.</Failure>}
      {state === 'loading' ? (
        <Spinner label="Loading more artifacts" />
      ) : (
        <Button $tone="quiet" onClick={() => void next.load()}>
          {state === 'failed' ? 'Try again' : 'Show more'}
        </Button>
      )}
    </Frame>
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
