import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrentSite } from '../../server/site/current-site';

/** Facts of each kind. What they say is compared in the tests of formats. */
export const FACTS = [
  { key: 'number', label: 'Object number', kind: 'text', unique: true },
  {
    key: 'material',
    label: 'Material',
    kind: 'terms',
    facet: true,
    schema: 'material',
    terms: [{ label: 'Bronze', same: 'https://www.wikidata.org/wiki/Q34095' }],
  },
  { key: 'technique', label: 'Technique', kind: 'terms', facet: true },
  { key: 'elsewhere', label: 'Elsewhere', kind: 'link' },
  { key: 'store', label: 'Store', kind: 'text', private: true },
];

/** A site of an operator's own whose records have facts. */
export class SiteWithFacts {
  private constructor(
    private readonly folder: string,
    readonly site: CurrentSite,
  ) {}

  static async create(facts: readonly object[] = FACTS): Promise<SiteWithFacts> {
    const folder = await mkdtemp(join(tmpdir(), 'antiquary-record-'));
    await writeFile(join(folder, 'site.json'), '{}');
    await writeRecord(folder, facts);
    return new SiteWithFacts(folder, new CurrentSite(folder));
  }

  /** Declares other facts, as the operator does while the server runs. */
  async declare(facts: readonly object[]): Promise<void> {
    await writeRecord(this.folder, facts);
    this.site.reload();
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

const writeRecord = (folder: string, facts: readonly object[]) =>
  writeFile(join(folder, 'record.json'), JSON.stringify({ facts }));

/** Facts as an input has them. */
export const factInputs = (values: Record<string, string[]>) => ({
  facts: Object.entries(values).map(([key, texts]) => ({ key, values: texts })),
});
