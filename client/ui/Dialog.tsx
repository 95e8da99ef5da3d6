import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import {
  type DialogAnswer,
  type DialogContent,
  DialogWindow,
  type Notice,
  type OpenDialog,
  type Question,
} from './DialogWindow';

interface Dialogs {
  /** Resolves when the dialog has closed. */
  notify: (notice: Notice) => Promise<void>;
  confirm: (question: Question) => Promise<DialogAnswer>;
}

const DialogContext = createContext<Dialogs | null>(null);

let nextId = 1;

/** Place it above the router, so that a dialog stays open during a navigation. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<OpenDialog[]>([]);

  const open = useCallback(
    (content: DialogContent) =>
      new Promise<DialogAnswer>((resolve) => {
        const id = nextId++;
        const answer = (given: DialogAnswer) => {
          setQueue((dialogs) => dialogs.filter((dialog) => dialog.id !== id));
          resolve(given);
        };
        setQueue((dialogs) => [...dialogs, { id, content, answer }]);
      }),
    [],
  );

  const dialogs = useMemo<Dialogs>(
    () => ({
      notify: async (notice) => {
        await open({ kind: 'notice', ...notice });
      },
      confirm: (question) => open({ kind: 'question', ...question }),
    }),
    [open],
  );

  const [current] = queue;
  return (
    <DialogContext value={dialogs}>
      {children}
      {current && <DialogWindow dialog={current} />}
    </DialogContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = use(DialogContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider above it.');
  return dialogs;
}
