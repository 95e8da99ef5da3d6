import { createRenderer } from '../../client/render';
import type { Database } from '../../server/database/database';
import { member, startCatalogue, type TestCatalogue } from './catalogue';
import { expectExact } from './exact';
import { openExisting } from './open-database';
import { operatorOf } from './operator-acts';

/** The name and type of the artifacts that `addLiked` adds. */
export const GILDED = {
  artifactName: 'A gilded sphinx',
  artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
  imageAlt: 'A sphinx, from the left.',
  rights: 'http://rightsstatements.org/vocab/NKC/1.0/',
};

/** A served catalogue, and an operator who acts on it from another program. */
export interface OperatedCatalogue extends ReturnType<typeof operatorOf> {
  catalogue: TestCatalogue;
  /** The database connection of the operator's command. */
  operator: Database;
  /** Adds an artifact of member 2's that four members like, and three have viewed. */
  addLiked(): Promise<string>;
  /** Expects every stored count to be exact, and every search to find all its names. */
  expectExact(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server without its response cache: tests/product/admin.slow.test.ts covers the cache. */
export async function startOperatedCatalogue(
  settings: Parameters<typeof startCatalogue>[0] = {},
): Promise<OperatedCatalogue> {
  const catalogue = await startCatalogue({ cache: false, createRenderer, ...settings });
  const operator = await openExisting(catalogue.location);
  await catalogue.as(member(1)).add({ artifactName: 'Sphinx of alabaster' });
  return {
    catalogue,
    operator,
    ...operatorOf(operator, settings.site?.get().record),
    async addLiked() {
      const { id } = await catalogue.as(member(2)).add(GILDED);
      for (const n of [1, 2, 3, 4]) {
        const caller = catalogue.as(member(n));
        await caller.like(id);
        if (n > 1) await caller.run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
      }
      return id;
    },
    expectExact: () =>
      expectExact(catalogue.dataSource, catalogue.visitor, [
        'sphinx',
        'ph',
        'x',
        GILDED.artifactName,
      ]),
    async stop() {
      await operator.dataSource.destroy();
      await catalogue.stop();
    },
  };
}
