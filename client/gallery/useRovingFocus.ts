import { useState, type KeyboardEvent } from 'react';
import { useHydrated } from '../ui/useHydrated';

/** Where each key leads, from one of a number of places. */
const MOVES: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => Math.max(place - 1, 0),
  ArrowRight: (place, last) => Math.min(place + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Makes a toolbar one stop of the Tab key: the arrow keys, Home and End move among its buttons. Without
 * JavaScript each button is a stop.
 * @param keys the buttons.
 * @param initial the button that is the stop before any has had the focus.
 */
export function useRovingFocus(keys: readonly string[], initial: string | undefined) {
  const isHydrated = useHydrated();
  const [focused, setFocused] = useState<string>();
  const stop = focused !== undefined && keys.includes(focused) ? focused : initial;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const place = buttons.findIndex((button) => button === event.target);
    const to = MOVES[event.key]?.(place, buttons.length - 1);
    if (place < 0 || to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return {
    toolbar: { onKeyDown: handleKeyDown },
    item: (key: string) => ({
      tabIndex: isHydrated && key !== stop ? -1 : 0,
      onFocus: () => setFocused(key),
    }),
  };
}
