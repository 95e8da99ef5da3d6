/** An entry of an imported file: a value, or the reason why it cannot be read. */
export type Entry = { line: number } & ({ value: unknown } | { problem: string });

/**
 * The rest of a file cannot be read, such as after a quote that nothing closes.
 * The message is for the operator.
 */
export class UnreadableFile extends Error {}

/** How long the text of one artifact may be; the same as a document of MongoDB. */
export const MAX_ENTRY = 16 * 1024 * 1024;
