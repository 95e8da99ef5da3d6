import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import type { TestCatalogue } from './catalogue';

export const ask = ({ visitor }: TestCatalogue, query: string) =>
  visitor.fetch('POST', '/graphql', { query });

export const read = async (catalogue: TestCatalogue, query: string) =>
  (await ask(catalogue, query)).json();

/** Reads until the response is cached: at its second request. */
export async function readIntoCache(catalogue: TestCatalogue, query: string) {
  await read(catalogue, query);
  return read(catalogue, query);
}

/** A metric of the response cache. */
export async function cacheMetric(
  { visitor }: TestCatalogue,
  name: 'entries' | 'hits_total',
): Promise<number> {
  const text = await (await visitor.fetch('GET', '/metrics')).text();
  return Number(new RegExp(`^http_response_cache_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Changes a name in the database only: a response with the old name is a cached one. */
export const renameUnheard = ({ dataSource }: TestCatalogue, id: string, artifactName: string) =>
  dataSource.manager.update(Artifact, { id: Number(id) }, { artifactName });
