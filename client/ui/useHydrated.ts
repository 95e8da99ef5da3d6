import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the program is there to answer; false in what the server draws. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
