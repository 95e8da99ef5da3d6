import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { csvRows } from '../../server/exchange/spreadsheets/csv-rows';
import { Random } from '../support/random';
import { temporaryFolder } from '../support/temporary-folders';

test.each(['\n', '\r\n', '\r'])('what another program writes is read, with %j', async (end) => {
  const random = new Random(29);
  const piece = () => random.pick(['"', ',', '\n', '\r', '\r\n', ' ', '鏡', 'x'.repeat(50)]);
  const cell = () => Array.from({ length: random.whole(0, 6) }, piece).join('');
  const rows = Array.from({ length: 3_000 }, () => [`${cell()}.`, cell(), cell()]);
  // The file is read in pieces. One of these has its end between a CR and an LF.
  for (const start of ['', 'x']) rows.push([start, '\r\n'.repeat(70_000), '']);
  const file = join(await temporaryFolder(), 'all.csv');
  await writeFile(file, stringify(rows, { quoted: true, record_delimiter: end }));
  const read: unknown[] = [];
  const texts = createReadStream(file, 'utf8') as AsyncIterable<string>;
  for await (const row of csvRows(texts, ',')) read.push('cells' in row ? row.cells : row);
  expect(read).toEqual(rows);
});
