import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CurrentSite } from '../../server/site/current-site';

/** A site whose `site.json` says this, and which is otherwise the built-in one. */
export class SiteWithSettings {
  private constructor(
    private readonly folder: string,
    readonly site: CurrentSite,
  ) {}

  static async create(settings: object): Promise<SiteWithSettings> {
    const folder = await mkdtemp(join(tmpdir(), 'antiquary-site-'));
    await writeFile(join(folder, 'site.json'), JSON.stringify(settings));
    return new SiteWithSettings(folder, new CurrentSite(folder));
  }

  /** Changes the file, as the operator does while the server runs. */
  async change(settings: object): Promise<void> {
    await writeFile(join(this.folder, 'site.json'), JSON.stringify(settings));
    this.site.reload();
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
