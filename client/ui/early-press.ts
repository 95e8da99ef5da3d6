declare global {
  interface Window {
    /** The listener of index.html, which opens questions, and marks other buttons with `aria-busy`. */
    handleEarlyPress?: (event: Event) => void;
  }
}

/**
 * Presses the button that the visitor pressed before hydration, if the page still has it. Call this as
 * soon as React listens to the page: React hydrates the part around the button first, and handles any
 * later press itself.
 */
export function replayEarlyPress() {
  const { handleEarlyPress } = window;
  if (!handleEarlyPress) return;
  removeEventListener('click', handleEarlyPress, true);
  removeEventListener('pagehide', handleEarlyPress);
  const button = document.querySelector<HTMLButtonElement>('button[aria-busy]');
  button?.removeAttribute('aria-busy');
  button?.click();
}
