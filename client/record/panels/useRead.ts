import { useEffect, useState } from 'react';

/** The texts of an answer, by their names. */
type Texts = Readonly<Partial<Record<string, string>>>;

interface Result {
  request: string;
  read?: Texts;
}

/** Reads the texts of the JSON at an address of this site, which everybody may read. `retry` reads it again. */
export function useRead(path: string) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>();
  const request = `${attempt} ${path}`;
  useEffect(() => {
    const stop = new AbortController();
    const settle = (read?: Texts) => !stop.signal.aborted && setResult({ request, read });
    readTexts(path, stop.signal).then(settle, () => settle());
    return () => stop.abort();
  }, [path, request]);
  const current = result?.request === request ? result : undefined;
  return {
    read: current?.read,
    failed: current !== undefined && current.read === undefined,
    retry: () => setAttempt(attempt + 1),
  };
}

async function readTexts(path: string, signal: AbortSignal): Promise<Texts> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Texts;
}
