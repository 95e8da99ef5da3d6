import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** An entry of an imported file: a value, or the reason why it cannot be read. */
export type Entry = { line: number } & ({ value: unknown } | { problem: string });

/**
 * The rest of a file cannot be read, such as after a quote that nothing closes.
 * The message is for the operator.
 */
export class UnreadableFile extends Error {}

/** How long the text of one artifact may be; the same as a document of MongoDB. */
export const MAX_ENTRY = 16 * 1024 * 1024;

/** The text of a file, read as it is needed, without a byte order mark. The stream fails for other bytes than UTF-8. */
export function decoded(file: string): Readable {
  return Readable.from(decode(file), { objectMode: false, encoding: 'utf8' });
}

async function* decode(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      throw new UnreadableFile('The file is not UTF-8.', { cause: error });
    }
  };
  for await (const bytes of createReadStream(file)) yield text(bytes as Uint8Array);
  yield text();
}
