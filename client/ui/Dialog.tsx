import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { DialogWindow } from './DialogWindow';

export type DialogAnswer = 'confirmed' | 'denied' | 'cancelled';

interface Notice {
  title: string;
  message?: string;
  /** A success closes itself after 1500 ms; a failure stays until it is read. */
  tone: 'success' | 'failure';
}

interface Question {
  title: string;
  /** The name of what the question is about. */
  subject?: string;
  message?: string;
  confirmLabel?: string;
  /** Adds a third button with this label, or with the default label for `true`. */
  deny?: string | true;
  cancelLabel?: string;
}

export type DialogContent = ({ kind: 'notice' } & Notice) | ({ kind: 'question' } & Question);

export interface OpenDialog {
  id: number;
  content: DialogContent;
  answer: (answer: DialogAnswer) => void;
}

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
