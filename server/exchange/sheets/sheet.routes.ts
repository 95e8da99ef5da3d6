import type { FastifyInstance } from 'fastify';
import { publicPaths } from '../../../common/public-paths';
import {
  MAX_SHEET_BYTES,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_NAME,
  MAX_SHEET_ROWS,
} from '../../../common/sheet-limits';
import { SPREADSHEET_TYPES } from '../../../common/spreadsheet-types';
import { visibleText } from '../../../common/visible-text';
import { Turns } from '../../base/turns';
import { messageOf } from '../../base/error-message';
import { invalidInput, unauthenticated, unusableFile } from '../../base/errors';
import type { Host } from '../../web/feature';
import { untilClosed } from '../../web/http/until-closed';
import { ConcurrencyLimit } from '../../web/http/concurrency-limit';
import { isPlainText } from '../../web/graphql/validation';
import { MARK, readMark } from '../spreadsheets/byte-order-mark';
import { readSpreadsheetApart } from '../spreadsheets/read-spreadsheet-apart';
import { UnreadableFile } from '../spreadsheets/spreadsheet';
import { SheetService } from './sheet.service';
import { wrongRowsCsv } from './wrong-rows';

/** How many requests a sheet counts as at least, and how many of its rows count as one. */
const REQUESTS = 20;
const ROWS_OF_REQUEST = 50;

/** Each upload holds a whole file in memory. */
const SIMULTANEOUS = { ofOne: 2, ofAll: 8, what: 'uploads' };

const LIMITS = { rows: MAX_SHEET_ROWS, columns: MAX_SHEET_COLUMNS };

/**
 * Takes in sheets of members, and gives them the rows that were wrong.
 * @param scope takes no other bodies than files.
 */
export function registerSheets(scope: FastifyInstance, { services, contextOf }: Host): void {
  const sheets = services.get(SheetService);
  const uploads = new ConcurrencyLimit(SIMULTANEOUS);
  // Reading one file may take half a gibibyte.
  const turns = new Turns();
  scope.removeAllContentTypeParsers();
  for (const type of [...SPREADSHEET_TYPES, 'application/octet-stream']) {
    const options = { parseAs: 'buffer', bodyLimit: MAX_SHEET_BYTES } as const;
    scope.addContentTypeParser(type, options, (_request, body, done) => done(null, body));
  }

  scope.post<{ Querystring: { name?: unknown } }>(publicPaths.sheets, {
    config: { parameters: ['name'] },
    // Before the file is read: a stranger sends a whole one in vain otherwise.
    onRequest: async (request, reply) => {
      const context = await contextOf(request.raw);
      if (!context.viewer) throw unauthenticated();
      uploads.begin(context.viewer.uid, reply.raw);
      context.chargeAhead(REQUESTS);
      await context.assertMayWrite();
    },
    handler: async (request, reply) => {
      const { body } = request;
      const name = nameOf(request.query.name);
      const context = await contextOf(request.raw);
      const { viewer } = context;
      if (!viewer) throw unauthenticated();
      const file = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const closed = untilClosed(reply.raw, new Error('The client has disconnected.'));
      const spreadsheet = await turns.run(viewer.uid, () => read(file), closed);
      context.chargeBeyondLimit(Math.ceil(spreadsheet.rows.length / ROWS_OF_REQUEST));
      const id = await sheets.give({ ...context, viewer }, name, spreadsheet);
      return reply.code(201).send({ id });
    },
  });

  scope.get<{ Params: { id: string }; Querystring: Partial<Record<typeof MARK, unknown>> }>(
    `${publicPaths.sheets}/:id/wrong.csv`,
    { config: { parameters: [MARK] } },
    async (request, reply) => {
      const context = await contextOf(request.raw);
      const { viewer } = context;
      if (!viewer) throw unauthenticated();
      const mark = markOf(request.query[MARK]);
      const csv = await wrongRowsCsv(services, viewer.uid, request.params.id);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="wrong.csv"')
        .type('text/csv; charset=utf-8')
        .send(mark + csv);
    },
  );
}

async function read(file: Buffer) {
  try {
    return await readSpreadsheetApart(file, LIMITS);
  } catch (error) {
    if (error instanceof UnreadableFile) throw unusableFile(error.message);
    throw error;
  }
}

/** @throws BAD_USER_INPUT for another value than 1. */
function markOf(given: unknown): string {
  try {
    return given === undefined ? '' : readMark(given);
  } catch (error) {
    throw invalidInput({ [MARK]: messageOf(error) });
  }
}

/** @throws BAD_USER_INPUT for a name that cannot be shown. */
function nameOf(given: unknown): string {
  if (given === undefined) return 'Sheet';
  const name = typeof given === 'string' ? visibleText(given) : null;
  if (name === null || [...name].length > MAX_SHEET_NAME || !isPlainText(name, false)) {
    throw invalidInput({ name: `Please give a name of at most ${MAX_SHEET_NAME} characters.` });
  }
  return name;
}
