import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated and its controls work. False when the server renders. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
