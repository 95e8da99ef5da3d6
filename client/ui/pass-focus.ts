import { type RefObject, useCallback } from 'react';

/** Moves the focus on if it is in an element that is about to disappear; else it would fall to the body. */
function passFocus(from: HTMLElement | null, to: HTMLElement | null | undefined): void {
  if (from?.contains(document.activeElement)) to?.focus({ preventScroll: true });
}

/** A ref for an element that disappears: `heir` gets the focus that is in it. */
export const usePassedFocus = (heir: RefObject<HTMLElement | null>) =>
  useCallback((element: HTMLElement | null) => () => passFocus(element, heir.current), [heir]);

/** Such a ref, for which what stands above gets the focus: a folded part's summary, or the heading. */
export const passFocusUp = (element: HTMLElement | null) => () =>
  passFocus(
    element,
    element?.closest('details')?.querySelector('summary') ??
      document.querySelector<HTMLElement>('main h1') ??
      document.querySelector('main'),
  );
