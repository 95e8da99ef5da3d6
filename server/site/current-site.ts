import { ConfigurationError } from '../base/errors';
import { readSite } from './read-site';
import type { Site } from './site';

/** The operator's site as it is now. It can be read again while the server runs. */
export class CurrentSite {
  private site: Site;
  private readonly listeners: ((site: Site) => void)[] = [];

  /** @param directory null for the built-in site. @throws ConfigurationError that names every fault. */
  constructor(private readonly directory: string | null) {
    this.site = readSite(directory);
  }

  get(): Site {
    return this.site;
  }

  get name(): string {
    return this.site.identity.name;
  }

  /**
   * Reads the folder again.
   * @throws ConfigurationError for faults, and for other types; the site then stays as it was.
   */
  reload(): void {
    const before = this.site;
    const now = readSite(this.directory);
    if (!haveSameTypes(before, now)) {
      throw new ConfigurationError(
        'record.json: types: the keys or their order have changed. Restart the server to take them over.',
      );
    }
    try {
      this.apply(now);
    } catch (error) {
      // Some listeners have the new site, and others the old one.
      this.apply(before);
      throw error;
    }
  }

  private apply(site: Site): void {
    this.site = site;
    for (const listener of this.listeners) listener(site);
  }

  onReload(listener: (site: Site) => void): void {
    this.listeners.push(listener);
  }
}

/** The schema of GraphQL is built once, with the keys of the types in their order. */
const haveSameTypes = (...sites: [Site, Site]): boolean => {
  const [before, now] = sites.map(({ record }) => Object.keys(record.types).join());
  return before === now;
};
