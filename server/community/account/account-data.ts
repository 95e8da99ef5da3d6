import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import type { MemberData } from '../../database/member-data';
import { unauthenticated } from '../../base/errors';
import type { Host } from '../../web/feature';
import { downloadName } from '../../../common/site-slug';

/** How many requests a download counts as; each batch of rows counts as one more. */
const REQUESTS = 10;

/**
 * Serves "Download my data" at `/account/data`: everything that the database stores about the member
 * of the bearer token, as one JSON file. The file is streamed, a batch of rows at a time. An error
 * before the first byte is answered in the form of REST. A later error closes the connection, so that
 * nobody takes a part of the file for the whole.
 */
export function registerAccountData(
  scope: FastifyInstance,
  { services, contextOf, beginStream }: Host,
): void {
  const { database, memberData, deployment } = services;
  scope.get('/account/data', { exposeHeadRoute: false }, async (request, reply) => {
    const context = await contextOf(request.raw);
    const { viewer } = context;
    if (!viewer) throw unauthenticated();
    beginStream(request, reply);
    context.chargeAhead(REQUESTS);
    const parts = jsonParts(database, memberData, viewer.uid, () => context.chargeBeyondLimit(1));
    // The first part has read from the database, so an outage is still answered with a status.
    const first = await parts.next();
    const fileName = downloadName(deployment.site.name, '-data.json');
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(Readable.from(concat(String(first.value), parts), { objectMode: false }));
  });
}

async function* concat(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}

/** The file, in parts of one batch each. */
async function* jsonParts(
  database: Database,
  memberData: readonly MemberData[],
  uid: string,
  onBatch: () => void,
): AsyncGenerator<string, void> {
  let separator = '{\n';
  for (const [list, sources] of byList(memberData)) {
    const isSingle = sources.some((source) => source.isSingle);
    let before = `${separator}${JSON.stringify(list)}: ${isSingle ? '' : '['}`;
    for (const source of sources) {
      for await (const rows of source.read(database, uid)) {
        onBatch();
        if (rows.length === 0) continue;
        yield `${before}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
        before = ',';
      }
    }
    yield `${before === ',' ? '' : before}${isSingle ? '' : ']'}`;
    separator = ',\n';
  }
  yield '\n}\n';
}

/** The tables of each list, in the order in which the features name them. */
function byList(memberData: readonly MemberData[]): Map<string, MemberData[]> {
  const lists = new Map<string, MemberData[]>();
  for (const data of memberData) lists.set(data.list, [...(lists.get(data.list) ?? []), data]);
  return lists;
}
