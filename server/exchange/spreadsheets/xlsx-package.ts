import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { otherArchive } from './file-kind';
import { type Source, UnreadableFile } from './spreadsheet';

/** How many bytes a part may have once it is unpacked. A full sheet of formats alone has about 100 MB. */
const MAX_PART = 1024 * 1024 * 1024;

/** How many parts a file may have. */
const MAX_PARTS = 20_000;

const WORKBOOK = 'xl/workbook.xml';

const OPTIONS = { autoClose: false };

/** The refusal of a file that is not what its format says. */
export const damaged = (cause?: unknown) =>
  new UnreadableFile(
    'The file is damaged or cut off. Open it in a spreadsheet program, and save it again.',
    { cause },
  );

/** An error of reading the archive, for a person, unless the error is one of the system. */
const asDamage = (error: unknown): unknown =>
  error instanceof UnreadableFile || 'syscall' in Object(error) ? error : damaged(error);

/** The parts of an XLSX file, which is a ZIP archive. Names of parts have no case. */
export class XlsxPackage {
  private constructor(
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws UnreadableFile for an archive of another kind, too. */
  static async open(source: Source): Promise<XlsxPackage> {
    try {
      const archive = await openArchive(source);
      const opened = new XlsxPackage(archive, await entriesOf(archive));
      if (opened.has(WORKBOOK)) return opened;
      opened.close();
      throw otherArchive((part) => opened.has(part));
    } catch (error) {
      throw asDamage(error);
    }
  }

  has(part: string): boolean {
    return this.entries.has(part.toLowerCase());
  }

  /** The text of a part, read as it is needed. */
  async *text(part: string): AsyncGenerator<string> {
    const entry = this.entries.get(part.toLowerCase());
    if (!entry) throw damaged();
    if (entry.isEncrypted())
      throw new UnreadableFile('This file has a password. Save it without one.');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const bytes = this.bytes(entry);
    for await (const piece of bytes) yield decode(decoder, piece);
    yield decode(decoder);
  }

  /** The bytes of a part, until they are more than they may be. Their sum is checked. */
  private async *bytes(entry: Entry): AsyncGenerator<Uint8Array> {
    let length = 0;
    let sum = 0;
    try {
      const stream = await this.archive.openReadStreamPromise(entry);
      for await (const piece of stream as AsyncIterable<Uint8Array>) {
        length += piece.length;
        sum = crc32(piece, sum);
        if (length > MAX_PART) {
          throw new UnreadableFile('Unpacked, the file is larger than 1 GB.');
        }
        yield piece;
      }
    } catch (error) {
      throw asDamage(error);
    }
    if (sum !== entry.crc32) throw damaged();
  }

  close(): void {
    this.archive.close();
  }
}

const openArchive = (source: Source): Promise<ZipFile> =>
  typeof source === 'string'
    ? openPromise(source, OPTIONS)
    : fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.length), OPTIONS);

async function entriesOf(archive: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > MAX_PARTS) throw new UnreadableFile('The file has too many parts.');
  }
  return entries;
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch (error) {
    throw damaged(error);
  }
}
