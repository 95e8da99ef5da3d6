import { useState } from 'react';
import { useDialogs } from '../ui/Dialog';
import { useMember } from './RequireAuth';

interface Download {
  address: string;
  fileName: string;
  /** What the member reads when it cannot be downloaded. */
  failure: string;
}

/** Downloads what only the member may read. A link could not carry the member's token. */
export function useDownload({ address, fileName, failure }: Download) {
  const member = useMember();
  const { notify } = useDialogs();
  const [busy, setBusy] = useState(false);

  async function request(): Promise<Blob> {
    const token = await member.getIdToken();
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.blob();
  }

  async function download() {
    if (busy) return;
    setBusy(true);
    try {
      save(await request(), fileName);
    } catch (error) {
      console.error(error);
      void notify({ tone: 'failure', title: 'Not downloaded', message: failure });
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}

function save(file: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
