import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import { UnreadableFile } from '../../exchange/spreadsheets/spreadsheet';
import { decoded } from '../../exchange/spreadsheets/text-encoding';
import { type Entry, MAX_ENTRY } from './entries';

const NEWLINE = 0x0a;

/** A file with a JSON value in each line; empty lines are skipped. */
export async function* readJsonLines(file: string): AsyncGenerator<Entry> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    // Of a line that is too long, only the length is counted.
    if (length <= MAX_ENTRY) parts.push(part);
    else parts = [];
  };
  const take = (): Entry[] => {
    const entry = length > MAX_ENTRY ? { problem: 'It is too long.' } : parseLine(parts);
    parts = [];
    length = 0;
    return entry ? [{ line, ...entry }] : [];
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end; (end = chunk.indexOf(NEWLINE, start)) !== -1; start = end + 1) {
      add(chunk.subarray(start, end));
      yield* take();
      line += 1;
    }
    add(chunk.subarray(start));
  }
  yield* take();
}

function parseLine(parts: readonly Buffer[]): { value: unknown } | { problem: string } | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    return { problem: 'It is not UTF-8.' };
  }
  if (text.trim() === '') return null;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: 'It is no JSON.' };
  }
}

/**
 * The elements of a file that is one JSON array, each known by the line on which it ends.
 * @throws UnreadableFile
 */
export async function* readJsonArray(file: string): AsyncGenerator<Entry> {
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  let entries: Entry[] = [];
  let line = 1;
  let length = 0;
  parser.onValue = ({ value }) => {
    entries.push({ line, value });
    length = 0;
  };
  const write = (text: string) => {
    try {
      if (!parser.isEnded || text.trim() !== '') parser.write(text);
    } catch {
      throw unreadable('it is no JSON.');
    }
    length += text.length;
    if (length > MAX_ENTRY) throw unreadable('it is too long.');
  };
  const unreadable = (problem: string) =>
    new UnreadableFile(`From line ${line} on, the file cannot be read: ${problem}`);

  for await (const chunk of decoded(file, 'utf-8')) {
    for (const piece of chunk.split(/(?<=\n)/)) {
      try {
        write(piece);
      } finally {
        yield* entries;
        entries = [];
      }
      if (piece.endsWith('\n')) line += 1;
    }
  }
  if (!parser.isEnded) throw unreadable('the array has no end.');
}
