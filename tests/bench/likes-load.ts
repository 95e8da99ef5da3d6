import { openExisting } from '../support/open-database';
import { type Load, measure } from './load';
import type { Options } from './options';
import { Random } from './random';
import { bodyOf, HEADERS, toggleLike } from './requests';
import { type CatalogueLocation, type Server, startPeer, startProduct } from './servers';
import type { Row } from './table';
import { tokenOf } from './tokens';

const MEMBERS = 64;
const ARTIFACTS = 50;

/** W1: members toggle likes, each on all of the artifacts. */
export async function measureLikes(location: CatalogueLocation, options: Options): Promise<Row[]> {
  const { servers, workers, seconds } = options;
  const rows: Row[] = [];
  const starts: (() => Promise<Server>)[] = [];
  if (servers.includes('product')) {
    starts.push(() =>
      startProduct('product', location, { cache: true, workers, members: MEMBERS }),
    );
  }
  if (servers.includes('mercurius')) starts.push(() => startPeer('mercurius', location));
  for (const start of starts) {
    const server = await start();
    try {
      const measured = await measure(server, toggles(server), seconds);
      rows.push({ request: 'W1', server: server.name, ...measured });
      await checkCounts(server, location);
    } finally {
      await server.stop();
    }
  }
  return rows;
}

function toggles(server: Server): Load {
  const lines = Array.from({ length: MEMBERS }, (_, member) => {
    const token = tokenOf(member);
    return Array.from(
      { length: ARTIFACTS },
      (_none, index) => `${token}\t${bodyOf(toggleLike, { artifactId: String(index + 1) })}`,
    );
  });
  const bodies = new Random(MEMBERS).shuffle(lines.flat());
  return { url: server.addressOf('W1'), headers: HEADERS, bodies, mode: 'each' };
}

/** @throws when a stored count differs from the likes */
async function checkCounts(
  server: Server,
  { folder, databaseUrl }: CatalogueLocation,
): Promise<void> {
  const { dataSource: database } = await openExisting({ dataDir: folder, databaseUrl });
  const wrong: unknown[] = await database.query(
    `SELECT "id" FROM "artifacts" WHERE "id" <= ${ARTIFACTS} AND "likeCount" <>
      (SELECT count(*) FROM "likes" WHERE "artifactId" = "artifacts"."id")`,
  );
  await database.destroy();
  if (wrong.length > 0)
    throw new Error(`${server.name} counts the likes of ${wrong.length} wrong.`);
}
