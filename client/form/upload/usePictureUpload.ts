import { useEffect, useRef, useState } from 'react';
import { useMember } from '../../auth/RequireAuth';
import { turnPicture } from './turn-picture';
import { UploadFailure } from './send-file';
import { pictureOf, uploadPicture } from './upload-picture';

type UploadState =
  | { step: 'idle' | 'cancelled' }
  /** `sent` goes from 0 to 1. `triedToSave`: the member did meanwhile. */
  | { step: 'sending'; sent: number; triedToSave?: true }
  /** `retry` is the file, if it may succeed later. */
  | { step: 'failed'; message: string; retry?: File }
  | { step: 'done'; url: string };

/** A picture that was uploaded here. */
interface UploadedPicture {
  url: string;
  /** The file that the member chose. */
  chosen: File;
  /** By how many quarters the picture was turned clockwise. */
  quarters: number;
}

export interface UploadControls {
  state: UploadState;
  /** The address of the file that is being uploaded, or was uploaded last, for this document alone. */
  preview?: string;
  /** The address of the picture that `turn` turns, if there is one. */
  turnable?: string;
  /** Uploads the picture once more, turned by a quarter: 1 is to the right, -1 to the left. */
  turn: (quarter: 1 | -1) => void;
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
export function usePictureUpload(onUploaded: (url: string) => void): UploadControls {
  const member = useMember();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [uploaded, setUploaded] = useState<UploadedPicture>();
  const [preview, setPreview] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const changeSending = (changes: { sent?: number; triedToSave?: true }) =>
    setState((current) => (current.step === 'sending' ? { ...current, ...changes } : current));

  /**
   * @param choose returns the file that the member chose; its UploadFailure is shown like any other
   * @param quarters by how many quarters it is turned clockwise
   */
  async function upload(choose: () => File, quarters = 0) {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let file: File | undefined;
    const onProgress = (sent: number) => {
      if (!signal.aborted) changeSending({ sent });
    };
    try {
      const chosen = choose();
      setState({ step: 'sending', sent: 0 });
      file = await turnPicture(chosen, quarters);
      signal.throwIfAborted();
      setPreview(URL.createObjectURL(file));
      const url = await uploadPicture(file, member, { signal, onProgress });
      if (signal.aborted) return;
      onUploaded(url);
      setUploaded({ url, chosen, quarters });
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
    preview,
    turnable: uploaded?.url,
    turn: (quarter) => {
      if (!uploaded || state.step === 'sending') return;
      // Always from the file that was chosen, so that nothing is lost by turning often.
      void upload(() => uploaded.chosen, uploaded.quarters + quarter);
    },
    start: (files) => void upload(() => pictureOf(files)),
    cancel: () => {
      running.current?.abort();
      setState({ step: 'cancelled' });
    },
    remind: () => changeSending({ triedToSave: true }),
  };
}
