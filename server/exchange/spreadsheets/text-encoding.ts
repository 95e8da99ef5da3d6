import { beginningOf, piecesOf, type Source, UnreadableFile } from './spreadsheet';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** How many bytes tell whether every second byte is zero. */
const SAMPLE = 4_096;

/**
 * The encoding of a text: that of its byte order mark, UTF-16 if every second byte is zero, UTF-8 if all
 * of it is, or else Windows-1252. The source is read to its end.
 * @throws UnreadableFile when the bytes are no text.
 */
export async function encodingOf(source: Source): Promise<Encoding> {
  const beginning = (await beginningOf(source)).subarray(0, SAMPLE);
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => beginning[at] === byte));
  if (marked) return marked[0];
  const zeros = [0, 1].map((half) => beginning.filter((byte, at) => byte === 0 && at % 2 === half));
  const [even = 0, odd = 0] = zeros.map(({ length }) => (4 * length) / beginning.length);
  // Half of the one half: letters beyond Latin-1 have no zero.
  if (odd >= 1 && even === 0) return 'utf-16le';
  if (even >= 1 && odd === 0) return 'utf-16be';
  return encodingOfBytes(source);
}

async function encodingOfBytes(source: Source): Promise<Encoding> {
  let hasControls = false;
  for await (const bytes of piecesOf(source)) {
    if (bytes.includes(0)) throw noText();
    hasControls ||= bytes.some(isControl);
  }
  if (await isUtf8(source)) return 'utf-8';
  if (hasControls) throw noText();
  return 'windows-1252';
}

/** The code of the error of a decoder that is not given what it decodes. */
const INVALID = 'ERR_ENCODING_INVALID_ENCODED_DATA';

async function isUtf8(source: Source): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of piecesOf(source)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === INVALID) return false;
    throw error;
  }
}

const noText = () =>
  new UnreadableFile('This file is no spreadsheet that can be read. Save it as .xlsx or CSV.');

/** Whether a byte is in no text: a control other than white space, an escape, and the end of DOS files. */
const isControl = (byte: number) => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte < 0x1a;

/** The characters from 0x80 to 0x9f. Node.js has released decoders that read them as Latin-1. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const fromWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (text) => WINDOWS_1252[text.charCodeAt(0) - 0x80] ?? text);

/**
 * The text of a source, read as it is needed, without a byte order mark.
 * @throws UnreadableFile when the bytes are not of the encoding.
 */
export async function* decoded(source: Source, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252') {
    for await (const bytes of piecesOf(source)) yield fromWindows1252(bytes);
    return;
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  const text = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      const name = encoding.slice(0, 6).replace(/-$/, '').toUpperCase();
      throw new UnreadableFile(`The file is not ${name}.`, { cause: error });
    }
  };
  for await (const bytes of piecesOf(source)) yield text(bytes);
  yield text();
}
