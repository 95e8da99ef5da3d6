/** Values as a text that callers send back and do not read, such as a cursor. */
export const writeOpaque = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The values of such a text; none for a text that is no such one. */
export function parseOpaque(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
