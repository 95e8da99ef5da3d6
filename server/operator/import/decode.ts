import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { UnreadableFile } from './entries';

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
