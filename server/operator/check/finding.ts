/** What a check of the configuration found, as one line. */
export interface Finding {
  state: 'ok' | 'wrong' | 'not checked';
  /** What was checked. */
  subject: string;
  text: string;
}

/** How long a check waits for an answer of another program, in milliseconds. */
export const TIMEOUT = 5_000;

export const ok = (subject: string, text: string): Finding => ({ state: 'ok', subject, text });
export const wrong = (subject: string, text: string): Finding => ({
  ...{ state: 'wrong', subject, text },
});
export const notChecked = (subject: string, text: string): Finding => ({
  ...{ state: 'not checked', subject, text },
});

/** The response of an address; null when nothing answers in time. */
export async function ask(url: string): Promise<Response | null> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'manual' });
  } catch {
    // An address without an answer is an expected result.
    return null;
  }
}
