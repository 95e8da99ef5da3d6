declare global {
  interface Window {
    /** The listener of index.html, which marks the last button pressed with `aria-busy`. */
    markEarlyPress?: (event: Event) => void;
  }
}

/**
 * Presses the button that the visitor pressed before hydration, if the page still has it. Call this as
 * soon as React listens to the page: React hydrates the part around the button first, and handles any
 * later press itself.
 */
export function replayEarlyPress() {
  const { markEarlyPress } = window;
  if (!markEarlyPress) return;
  removeEventListener('click', markEarlyPress, true);
  removeEventListener('pagehide', markEarlyPress);
  const button = document.querySelector<HTMLButtonElement>('button[aria-busy]');
  button?.removeAttribute('aria-busy');
  button?.click();
}
