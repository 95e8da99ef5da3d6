/** A text as an http or https address; null for any other text. */
export function parseWebAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

export const isWebAddress = (text: string): boolean => parseWebAddress(text) !== null;
