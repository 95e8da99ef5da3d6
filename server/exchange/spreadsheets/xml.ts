import { parser } from 'sax';
import { UnreadableFile } from './spreadsheet';
import { damaged } from './xlsx-package';

/** How deep elements may be nested. Those of a spreadsheet are at most 20 deep. */
const MAX_DEPTH = 100;

export type Attributes = Readonly<Partial<Record<string, string>>>;

/** Takes the elements of a document in their order. Names are without prefixes. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  /** A text may come in several pieces. */
  text?(text: string): void;
}

/**
 * Reads a document, and yields the handler after each piece, so that what it has read can be taken.
 * @throws UnreadableFile for what is no XML, and for a document type: entities can grow without bounds.
 */
export async function* readXml<Handler extends XmlHandler>(
  texts: AsyncIterable<string>,
  handler: Handler,
): AsyncGenerator<Handler> {
  const reader = readerOf(handler);
  for await (const text of texts) {
    reader.write(text);
    yield handler;
  }
  reader.close();
  yield handler;
}

/** Reads a document to its end. */
export async function readAll(texts: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const reader = readerOf(handler);
  for await (const text of texts) reader.write(text);
  reader.close();
}

function readerOf(handler: XmlHandler) {
  // Without positions, the parser would not bound its own buffers.
  const reader = parser(true, { position: true });
  const text = (piece: string) => handler.text?.(piece);
  let depth = 0;
  reader.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw damaged();
    handler.open(localName(name), attributes as Attributes);
  };
  reader.onclosetag = (name) => {
    depth -= 1;
    handler.close?.(localName(name));
  };
  reader.ontext = text;
  reader.oncdata = text;
  reader.ondoctype = () => {
    throw new UnreadableFile('The file has a document type, which no spreadsheet has.');
  };
  reader.onerror = (error) => {
    throw damaged(error);
  };
  return reader;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
