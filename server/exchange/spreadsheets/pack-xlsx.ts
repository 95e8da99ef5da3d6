import { configure, TextReader, ZipWriter } from '@zip.js/zip.js/index-native.js';
import { writeXml, type XmlElement } from '../../web/http/xml';
import { MAIN } from './write-xlsx';

const SCHEMAS = 'http://schemas.openxmlformats.org';
const PACKAGE = `${SCHEMAS}/package/2006`;
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const PART_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Relations of a part to others, by their kinds: the paths. The n-th is `rIdN`. */
const relations = (targets: Readonly<Record<string, string>>): XmlElement => ({
  Relationships: {
    '@xmlns': `${PACKAGE}/relationships`,
    Relationship: Object.entries(targets).map(([kind, target], index) => ({
      ...{ '@Id': `rId${index + 1}`, '@Type': `${RELATIONS}/${kind}`, '@Target': target },
    })),
  },
});

/** The number of the format `@` in every XLSX file: what is typed is a text. */
const TEXT_FORMAT = 49;

/** The styles: a plain one, which the format requires, that of texts, and that of headings. */
const styles: XmlElement = {
  styleSheet: {
    '@xmlns': MAIN,
    fonts: {
      '@count': 2,
      font: [
        { sz: { '@val': 11 }, name: { '@val': 'Calibri' } },
        { b: '', sz: { '@val': 11 }, name: { '@val': 'Calibri' } },
      ],
    },
    fills: {
      '@count': 2,
      fill: [
        { patternFill: { '@patternType': 'none' } },
        { patternFill: { '@patternType': 'gray125' } },
      ],
    },
    borders: { '@count': 1, border: '' },
    cellStyleXfs: { '@count': 1, xf: { '@numFmtId': 0, '@fontId': 0 } },
    cellXfs: {
      '@count': 3,
      xf: [
        { '@numFmtId': 0, '@fontId': 0 },
        { '@numFmtId': TEXT_FORMAT, '@fontId': 0, '@applyNumberFormat': 1 },
        { '@numFmtId': TEXT_FORMAT, '@fontId': 1, '@applyNumberFormat': 1, '@applyFont': 1 },
      ],
    },
  },
};

/** Every part of the file but the sheet, which is the last one. */
const PARTS: Readonly<Record<string, XmlElement>> = {
  '[Content_Types].xml': {
    Types: {
      '@xmlns': `${PACKAGE}/content-types`,
      Default: {
        '@Extension': 'rels',
        '@ContentType': 'application/vnd.openxmlformats-package.relationships+xml',
      },
      Override: [
        { '@PartName': '/xl/workbook.xml', '@ContentType': `${PART_TYPE}.sheet.main+xml` },
        { '@PartName': '/xl/styles.xml', '@ContentType': `${PART_TYPE}.styles+xml` },
        { '@PartName': '/xl/worksheets/sheet1.xml', '@ContentType': `${PART_TYPE}.worksheet+xml` },
      ],
    },
  },
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': {
    workbook: {
      ...{ '@xmlns': MAIN, '@xmlns:r': RELATIONS },
      sheets: { sheet: { '@name': 'Artifacts', '@sheetId': 1, '@r:id': 'rId1' } },
    },
  },
  'xl/_rels/workbook.xml.rels': relations({
    worksheet: 'worksheets/sheet1.xml',
    styles: 'styles.xml',
  }),
  'xl/styles.xml': styles,
};

/** How much of the file is compressed before it is sent on, in bytes. */
const CHUNK = 64 * 1024;

/**
 * The library lets `maxWorkers` files be compressed at a time, without workers as well: a few clients that do not
 * read theirs would keep everybody else waiting. The server limits its streams itself.
 */
configure({ useWebWorkers: false, maxWorkers: Number.MAX_SAFE_INTEGER, chunkSize: CHUNK });

/** Without a time: equal sheets are equal files. Excel reads no sizes of 64 bits. */
const OPTIONS = { lastModDate: new Date(1980, 0, 1), extendedTimestamp: false, zip64: false };

/** The XML of a sheet, in pieces. */
type Pieces = AsyncIterable<Buffer>;

/**
 * An XLSX file with one sheet. The sheet is compressed while the file is read, so neither is ever in memory as a
 * whole. An error of the sheet is thrown. A reader that stops early ends the sheet.
 */
export async function* packXlsx(sheet: Pieces): AsyncGenerator<Buffer, void> {
  let fail: (error: unknown) => void = () => undefined;
  const file = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      fail = (error) => controller.error(error);
    },
  });
  const pieces = sheet[Symbol.asyncIterator]();
  const written = writeParts(file.writable, pieces).catch(fail);
  const reader = file.readable.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const bytes: Uint8Array = part.value;
      yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
  } finally {
    await reader.cancel();
    await written;
    await pieces.return?.();
  }
}

async function writeParts(
  file: WritableStream<Uint8Array>,
  sheet: AsyncIterator<Buffer>,
): Promise<void> {
  const zip = new ZipWriter(file, OPTIONS);
  for (const [name, root] of Object.entries(PARTS)) {
    await zip.add(name, new TextReader(writeXml(root)));
  }
  await zip.add('xl/worksheets/sheet1.xml', readableOf(sheet));
  await zip.close();
}

const readableOf = (pieces: AsyncIterator<Buffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
  });
