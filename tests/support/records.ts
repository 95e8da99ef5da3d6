import { createRenderer } from '../../client/render';
import { ada, startCatalogue, type TestCatalogue } from './catalogue';

export const LICENCE = 'https://licences.example/by?v=4&lang=de';
export const SITE = 'https://antiquary.example';

/** A catalogue with pages, whose data has a licence. */
export class RecordsCatalogue {
  private constructor(readonly catalogue: TestCatalogue) {}

  static async start(): Promise<RecordsCatalogue> {
    return new RecordsCatalogue(await startCatalogue({ dataLicense: LICENCE, createRenderer }));
  }

  get(path: string, headers: Record<string, string> = {}, caller = this.catalogue.visitor) {
    return caller.fetch('GET', path, undefined, headers);
  }

  async textOf(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  async add(overrides: Record<string, unknown> = {}) {
    return (await this.catalogue.as(ada).add(overrides)) as { id: string };
  }
}

/** The links of the header `Link`, by their relation and type. */
export function linksOf(response: Response): Record<string, string> {
  const links = [
    ...(response.headers.get('link') ?? '').matchAll(
      /<([^>]*)>; rel="([^"]*)"(?:; type="(.*?)")?/g,
    ),
  ];
  return Object.fromEntries(
    links.map(([, href = '', rel = '', type]) => [type ? `${rel} ${type}` : rel, href]),
  );
}
