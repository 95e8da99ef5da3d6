import { openExisting } from '../tests/support/open-database';
import type { Load } from './load';
import type { Options } from './options';
import { Random } from '../tests/support/random';
import { bodyOf, HEADERS, toggleLike } from './requests';
import { type Measured, measureRounds } from './rounds';
import { type CatalogueLocation, type Server, startPeer, startProduct } from './servers';
import { withCatalogues } from './temporary-catalogue';
import { tokenOf } from './tokens';

const MEMBERS = 64;
const ARTIFACTS = 50;
/** A like waits for the disk, so its latency does not say how many the server can take. */
const CONNECTIONS = 32;

/** W1: members toggle likes, each on all of the artifacts. Each server has a catalogue of its own. */
export async function measureLikes(size: number, options: Options): Promise<Measured[]> {
  const names = (['product', 'mercurius'] as const).filter((name) =>
    options.servers.includes(name),
  );
  const sizes = names.map(() => size);
  return withCatalogues(sizes, options.engine, async (locations) => {
    const servers: Server[] = [];
    const settings = { cache: true, workers: options.workers, members: MEMBERS };
    try {
      for (const [nth, location] of locations.entries()) {
        const start = () =>
          names[nth] === 'product'
            ? startProduct('product', location, settings)
            : startPeer('mercurius', location);
        servers.push(await start());
      }
      const cases = servers.map((server) => {
        return { request: 'W1', cache: 'a write', size, server, load: toggles(server) } as const;
      });
      const measured = await measureRounds(cases, options);
      for (const location of locations) await checkCounts(location);
      return measured;
    } finally {
      for (const server of servers) await server.stop();
    }
  });
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
  return {
    url: server.addressOf('W1'),
    headers: HEADERS,
    bodies,
    mode: 'each',
    connections: CONNECTIONS,
  };
}

/** @throws when a stored count differs from the likes */
async function checkCounts({ folder, databaseUrl }: CatalogueLocation): Promise<void> {
  const { dataSource: database } = await openExisting({ dataDir: folder, databaseUrl });
  const wrong: unknown[] = await database.query(
    `SELECT "id" FROM "artifacts" WHERE "id" <= ${ARTIFACTS} AND "likeCount" <>
      (SELECT count(*) FROM "likes" WHERE "artifactId" = "artifacts"."id")`,
  );
  await database.destroy();
  if (wrong.length > 0) throw new Error(`The like counts of ${wrong.length} artifacts are wrong.`);
}
