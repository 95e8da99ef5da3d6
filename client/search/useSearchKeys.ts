import { useEffect } from 'react';
import { lastingStorage } from '../ui/browser-storage';

/** Where a browser remembers that the key "/" shall do nothing. */
const OFF = 'search-key-off';

export const isSlashOn = () => lastingStorage.read(OFF) === null;

export function turnSlash(on: boolean): void {
  if (on) lastingStorage.remove(OFF);
  else lastingStorage.write(OFF, 'yes');
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Calls `open` for Ctrl K, or ⌘ K, and for "/" where nobody types and nobody has turned it off. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping(target) && isSlashOn();
      // A window that waits for a decision stays in front.
      if ((!isK && !isSlash) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);
}
