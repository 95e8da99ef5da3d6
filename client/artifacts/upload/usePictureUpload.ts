import { useEffect, useRef, useState } from 'react';
import { useMember } from '../../auth/RequireAuth';
import { pictureOf, UploadFailure, uploadPicture } from './upload-picture';

export type UploadState =
  | { step: 'idle' | 'cancelled' }
  /** `sent` goes from 0 to 1. `isAwaited`: the member tried to save meanwhile. */
  | { step: 'sending'; sent: number; isAwaited?: boolean }
  /** `retry` is the file, if it may succeed later. */
  | { step: 'failed'; message: string; retry?: File }
  | { step: 'done'; url: string };

export interface PictureUpload {
  state: UploadState;
  /** Uploads the one picture among these files. It takes the place of an upload that goes on. */
  start: (files: readonly File[]) => void;
  cancel: () => void;
  /** Says that the form can be saved when the upload has ended. */
  remind: () => void;
}

/**
 * Uploads one picture at a time. Leaving the page ends the upload.
 * @param onUploaded called with the address of the stored picture
 */
export function usePictureUpload(onUploaded: (url: string) => void): PictureUpload {
  const member = useMember();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function upload(files: readonly File[]) {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let file: File | undefined;
    const onProgress = (sent: number) => {
      if (signal.aborted) return;
      setState((current) => (current.step === 'sending' ? { ...current, sent } : current));
    };
    try {
      file = pictureOf(files);
      setState({ step: 'sending', sent: 0 });
      const url = await uploadPicture(file, member, { signal, onProgress });
      if (signal.aborted) return;
      onUploaded(url);
      setState({ step: 'done', url });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof UploadFailure)) throw error;
      setState({
        step: 'failed',
        message: error.message,
        retry: error.canRetry ? file : undefined,
      });
    }
  }

  return {
    state,
    start: (files) => void upload(files),
    cancel: () => {
      running.current?.abort();
      setState({ step: 'cancelled' });
    },
    remind: () =>
      setState((current) =>
        current.step === 'sending' ? { ...current, isAwaited: true } : current,
      ),
  };
}
