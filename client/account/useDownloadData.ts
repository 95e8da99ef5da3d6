import { useState } from 'react';
import { useMember } from '../auth/RequireAuth';
import { useDialogs } from '../ui/Dialog';

const address = '/account/data';
const fileName = 'antiquary-data.json';

/** Downloads what is stored about the member. A link could not carry the member's token. */
export function useDownloadData() {
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
      save(await request());
    } catch (error) {
      console.error(error);
      void notify({
        tone: 'failure',
        title: 'Not downloaded',
        message: 'Your data could not be downloaded. Please try again later.',
      });
    } finally {
      setBusy(false);
    }
  }
  return { busy, download };
}

function save(file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
