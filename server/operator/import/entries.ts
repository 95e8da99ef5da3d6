/** An entry of an imported file: a value, or the reason why it cannot be read. */
export type Entry = { line: number } & ({ value: unknown } | { problem: string });

/** How long the text of one artifact may be; the same as a document of MongoDB. */
export const MAX_ENTRY = 16 * 1024 * 1024;
