import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueRecord } from '../../server/site/record';
import type { Database } from '../../server/database/database';
import { importFile } from '../../server/operator/import/import-file';
import { CurrentSite } from '../../server/site/current-site';
import { buildArtifact } from './artifact';
import { ada, ben } from './catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from './operator';

/** A catalogue that knows Ada and Ben, and an operator who imports files for Ada. */
export class ImportingCatalogue {
  private constructor(
    readonly fixture: OperatedCatalogue,
    /** The folder of the files. */
    readonly folder: string,
    private readonly site: CurrentSite,
  ) {}

  /** @param site the operator's; without it, the built-in one. */
  static async start(site = new CurrentSite(null)): Promise<ImportingCatalogue> {
    const fixture = await startOperatedCatalogue({ site });
    const folder = await mkdtemp(join(tmpdir(), 'antiquary-import-'));
    await Promise.all([ada, ben].map((who) => fixture.catalogue.as(who).run('{ viewer { uid } }')));
    return new ImportingCatalogue(fixture, folder, site);
  }

  /** Imports a file as Ada does. */
  async importFile(
    file: string,
    {
      isDryRun = false,
      into = this.fixture.operator,
      record = this.site.get().record,
    }: { isDryRun?: boolean; into?: Database; record?: CatalogueRecord } = {},
  ) {
    const refusals: string[] = [];
    const notes: string[] = [];
    const { unread, ...numbers } = await importFile(into, {
      ...{ file, isDryRun, ownerUid: ada.uid, record },
      refuse: (line) => refusals.push(line),
      progress: (line) => notes.push(line),
    });
    return { ...numbers, unread, refusals, notes };
  }

  async importText(
    name: string,
    text: string,
    options: { isDryRun?: boolean; record?: CatalogueRecord } = {},
  ) {
    const file = join(this.folder, name);
    await writeFile(file, text);
    return this.importFile(file, options);
  }

  /** The names in the catalogue that hold a text. */
  async named(text: string): Promise<Record<string, unknown>[]> {
    const { data } = await this.fixture.catalogue.visitor.run(
      `query ($text: String) { artifacts(filter: { search: $text }, orderBy: OLDEST) {
        edges { node { id artifactName artifactType userName likeCount imageAlt rights } } } }`,
      { text },
    );
    return data.artifacts.edges.map(({ node }: { node: Record<string, unknown> }) => node);
  }

  async stop(): Promise<void> {
    await this.fixture.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The lines of a file, each a value as JSON. */
export const lines = (...values: unknown[]) =>
  values.map((value) => JSON.stringify(value)).join('\n');

/** An artifact as mongoexport writes it. */
export const mongoDocument = (hex: string, overrides: Record<string, unknown> = {}) => ({
  _id: { $oid: hex.padStart(24, '0') },
  ...buildArtifact({ artifactType: 'Tools', description: undefined, ...overrides }),
  imageAlt: undefined,
  rights: undefined,
  userEmail: 'first-version@example.org',
  userName: 'Somebody',
});
