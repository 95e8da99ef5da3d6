import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMember } from '../auth/RequireAuth';
import { UploadFailure } from '../form/upload/send-file';
import { paths } from '../paths';
import { uploadSheet } from './upload-sheet';

export type GiveState =
  | { step: 'idle' | 'cancelled' }
  /** `sent` goes from 0 to 1. */
  | { step: 'sending'; name: string; sent: number }
  /** `retry` is the file, if it may succeed later. */
  | { step: 'failed'; message: string; retry?: File };

/** Uploads one sheet at a time, and then opens its page. Leaving the page ends the upload. */
export function useGiveSheet() {
  const member = useMember();
  const navigate = useNavigate();
  const [state, setState] = useState<GiveState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** @param choose returns the file; its UploadFailure is shown like any other */
  async function give(choose: () => File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let file: File | undefined;
    try {
      file = choose();
      const { name } = file;
      setState({ step: 'sending', name, sent: 0 });
      const onProgress = (sent: number) => {
        if (!signal.aborted) setState({ step: 'sending', name, sent });
      };
      const id = await uploadSheet(file, member, { signal, onProgress });
      if (!signal.aborted) await navigate(paths.sheet(id));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UploadFailure)) throw error;
      setState({
        step: 'failed',
        message: error.message,
        ...(error.canRetry && file && { retry: file }),
      });
    }
  }

  function cancel() {
    running.current?.abort();
    setState({ step: 'cancelled' });
  }

  return { state, give: (choose: () => File) => void give(choose), cancel };
}
