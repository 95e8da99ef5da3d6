import type { FastifyInstance } from 'fastify';
import { publicPaths } from '../../../common/public-paths';
import type { Database } from '../../database/database';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { Host } from '../../web/feature';

/** Serves `/surprise`, which leads to the record of another artifact each time; to the gallery without any. */
export function registerSurprise(scope: FastifyInstance, { services, limit }: Host): void {
  scope.get(publicPaths.surprise, async (request, reply) => {
    limit?.countOrRefuse(request.raw);
    const id = await anyArtifact(services.database);
    return reply
      .header('cache-control', 'no-store')
      .redirect(id === undefined ? publicPaths.allArtifacts : publicPaths.record(id), 303);
  });
}

/** The artifact at a random identifier, or the next one: two look-ups, however large the catalogue is. */
async function anyArtifact(database: Database): Promise<number | undefined> {
  const [last] = await database.select<{ id: number | null }>(
    'last artifact',
    () => database.from(Artifact, 'artifact').select('max(artifact.id)', 'id'),
    {},
  );
  const [found] = await database.select<{ id: number }>(
    'artifact from an identifier on',
    () =>
      database
        .from(Artifact, 'artifact')
        .select('artifact.id', 'id')
        .where('artifact.id >= :from')
        .orderBy('artifact.id')
        .limit(1),
    { from: 1 + Math.floor(Math.random() * (last?.id ?? 0)) },
  );
  return found?.id;
}
