import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer } from '../../client/render';
import { expectDeclaredTypes } from '../../server/operator/check/declared-types';
import { checkSite, initSite, recordNames } from '../../server/operator/site-folder';
import { CurrentSite } from '../../server/site/current-site';
import { readSite } from '../../server/site/read-site';
import {
  ada,
  ben,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import type { OpenApiDocument } from '../rest-compat/support/openapi-checker';
import { ImportingCatalogue } from '../support/importing';

/** A find without what the record of finds allows to be empty. */
const bareFind = {
  ...{ artifactName: 'Lead whorl', artifactType: 'SPINDLE_WHORL', image: '' },
  ...{ createdAt: 'AD 900–1100', discoveredAt: 'Fenwick, Mill Field', discoveredBy: '' },
  ...{ presentLocation: ' ', historicalContext: '' },
};

let parent: string;
let folder: string;
let site: CurrentSite;
let catalogue: TestCatalogue;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'antiquary-record-'));
  folder = join(parent, 'finds');
  initSite(folder, 'finds');
  site = new CurrentSite(folder);
  catalogue = await startCatalogue({ site, createRenderer });
});
afterAll(async () => {
  await catalogue.stop();
  rmSync(parent, { recursive: true });
});

const get = async (path: string) => (await catalogue.visitor.fetch('GET', path)).text();
const getJson = async (path: string) =>
  (await catalogue.visitor.fetch('GET', path)).json() as Promise<Record<string, unknown>>;

interface WrittenRecord {
  types: { key: string; label: string }[];
}

/** Changes `record.json`, reads the site again, and changes both back after the checks. */
async function withRecord(change: (record: WrittenRecord) => void, check: () => unknown) {
  const file = join(folder, 'record.json');
  const before = readFileSync(file, 'utf8');
  const record = JSON.parse(before) as WrittenRecord;
  change(record);
  writeFileSync(file, JSON.stringify(record));
  try {
    await check();
  } finally {
    writeFileSync(file, before);
    site.reload();
  }
}

describe('a site with a record of its own', () => {
  it.each(recordNames())('has no faults with the record of a %s', async (name) => {
    const written = join(parent, `checked-${name}`);
    initSite(written, name);
    expect(await checkSite(written, null)).toContain('has no faults');
    expect(Object.keys(readSite(written).record.types).length).toBeGreaterThan(9);
  });

  it('refuses a record that is not there', () => {
    expect(() => initSite(join(parent, 'none'), 'coins')).toThrow('finds, museum, society');
  });

  it('has its types in the schema, in their order', async () => {
    const { data } = await catalogue.visitor.run(
      '{ __type(name: "ArtifactType") { enumValues { name description } } }',
    );
    const values = data.__type.enumValues as { name: string; description: string }[];
    expect(Object.fromEntries(values.map(({ name, description }) => [name, description]))).toEqual(
      site.get().record.types,
    );
    expect(values[0]?.name).toBe('ARROWHEAD');
    expect(await get('/schema.graphql')).toContain('SPINDLE_WHORL');
  });

  it('takes an artifact without what may be empty, and shows no empty line of it', async () => {
    const { id, ...added } = await catalogue.as(ada).add(bareFind);
    expect(added).toMatchObject({ ...bareFind, presentLocation: '' });
    const page = await get(`/records/${id}`);
    const shown = ['Spindle Whorl', 'Findspot<', 'Date of the Object<', '/placeholder.svg'];
    expect(shown.filter((text) => !page.includes(text))).toEqual([]);
    const absent = ['Finder<', 'Found by', 'Current Location<', '>Notes<', 'Picture shared by'];
    expect(absent.filter((text) => page.includes(text))).toEqual([]);
    expect(page).toMatch(/property="og:image" content="[^"]*social\.jpg"/);
    expect(await get('/all-artifacts')).toContain('<option value="SPINDLE_WHORL">');
    expect(await get(`/embed/${id}`)).not.toContain('src=""');
  });

  it('refuses what it requires, and texts in which one sees nothing', async () => {
    const answer = await catalogue
      .as(ada)
      .run('mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }', {
        input: { ...bareFind, createdAt: '', discoveredAt: ' ', discoveredBy: '\u200b' },
      });
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(offenders(answer)).toEqual(['createdAt', 'discoveredAt', 'discoveredBy']);
  });

  it('names what it requires beside variables of other types, too', async () => {
    const answer = await catalogue
      .as(ada)
      .run('mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }', {
        input: { ...bareFind, artifactType: 'WEAPONS', createdAt: '' },
      });
    expect(offenders(answer)).toEqual(['artifactType', 'createdAt']);
  });

  it('is what REST reads and writes', async () => {
    const body = { ...bareFind, artifactType: 'Finger Ring' };
    const added = await catalogue.as(ada).fetch('POST', '/api/shareartifacts', body);
    expect(added.status).toBe(201);
    const { insertedId } = (await added.json()) as { insertedId: string };
    expect(await getJson(`/api/allartifacts/${insertedId}`)).toMatchObject({
      ...{ artifactType: 'Finger Ring', image: '', discoveredBy: '', historicalContext: '' },
    });
    const refused = await catalogue
      .as(ada)
      .fetch('POST', '/api/shareartifacts', { ...body, artifactType: 'Weapons' });
    expect(refused.status).toBe(400);
    expect(await get('/api/openapi.json')).toContain('"Finger Ring"');
  });

  it('is what the OpenAPI document requires of the calls of REST', async () => {
    const { createdAt, discoveredAt, artifactName } = bareFind;
    const required = { artifactName, artifactType: 'Spindle Whorl', createdAt, discoveredAt };
    const { components } = JSON.parse(await get('/api/openapi.json')) as OpenApiDocument;
    const { Artifact, ArtifactInput, ArtifactUpdate } = components.schemas;
    expect(ArtifactInput?.required?.toSorted()).toEqual(Object.keys(required).sort());
    expect(Artifact?.required).toContain('discoveredBy');
    // An empty text is no address.
    expect(Artifact?.properties?.['image']).not.toHaveProperty('format');
    const owner = catalogue.as(ada);
    const added = await owner.fetch('POST', '/api/shareartifacts', required);
    expect(added.status).toBe(201);
    const { insertedId } = (await added.json()) as { insertedId: string };
    const found = await getJson(`/api/allartifacts/${insertedId}`);
    expect(found).toMatchObject({ ...required, image: '', discoveredBy: '' });
    for (const name of Object.keys(required)) {
      const { status } = await owner.fetch('POST', '/api/shareartifacts', {
        ...required,
        [name]: undefined,
      });
      expect([name, status]).toEqual([name, 400]);
    }

    // An update that leaves a text out would lose it.
    expect(ArtifactUpdate?.required).toContain('discoveredBy');
    const address = `/api/updateartifacts/${insertedId}`;
    const texts = { historicalContext: '', image: '', presentLocation: '' };
    expect((await owner.fetch('PUT', address, { ...required, ...texts })).status).toBe(400);
    const whole = { ...required, ...texts, discoveredBy: 'A ploughman' };
    expect((await owner.fetch('PUT', address, whole)).status).toBe(200);
  });

  it('leaves out of every format what an artifact lacks', async () => {
    const { id } = await catalogue.as(ada).add({ ...bareFind, createdAt: 'unknown' });
    const data = await getJson(`/records/${id}.jsonld`);
    expect(data).toMatchObject({ genre: 'Spindle Whorl', temporal: 'unknown' });
    for (const key of ['image', 'itemLocation', 'description', 'abstract']) {
      expect(data).not.toHaveProperty(key);
    }
    expect(data['disambiguatingDescription']).toBe('Discovered at: Fenwick, Mill Field.');
    const dublinCore = await get(
      `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:antiquary.example:${id}`,
    );
    expect(dublinCore).toContain('<dc:title>Lead whorl</dc:title>');
    expect(dublinCore).not.toMatch(/<dc:(description|relation)/);
    expect(await get('/feed.atom')).not.toMatch(/src=""|<p\/>|<p><\/p>|location: </);
    expect(await get('/export.csv?type=Spindle+Whorl')).toContain('Spindle Whorl');
  });

  it('is imported by the same rules, also without the columns of what may be empty', async () => {
    const importing = await ImportingCatalogue.start();
    const { record } = site.get();
    const rows = [
      'artifactName,artifactType,createdAt,discoveredAt',
      'Axe,Axehead,2000 BC,Fenwick',
    ];
    const report = await importing.importText(
      'finds.csv',
      [...rows, 'Cup,Tools,1,Fenwick'].join('\n'),
      {
        record,
      },
    );
    expect(report).toMatchObject({ added: 1, refused: 1 });
    expect(report.refusals[0]).toContain('artifactType: ');
    await importing.stop();
  });
});

describe('a changed record', () => {
  it('gives its labels to the running server', async () => {
    const { id } = await catalogue.as(ben).add(bareFind);
    const rename = ({ types }: WrittenRecord) => {
      const type = types.find(({ key }) => key === 'SPINDLE_WHORL');
      if (type) type.label = 'Whorl';
    };
    await withRecord(rename, async () => {
      site.reload();
      const { artifactType } = await getJson(`/api/allartifacts/${id}`);
      expect(artifactType).toBe('Whorl');
      expect(await get(`/records/${id}`)).toContain('Whorl');
      expect(await get('/api/openapi.json')).toContain('"Whorl"');
    });
  });

  it('with other types asks for a restart, and changes nothing', async () => {
    const before = site.get();
    await withRecord(
      ({ types }) => types.reverse(),
      () => {
        expect(() => site.reload()).toThrow('Restart the server');
        expect(site.get()).toBe(before);
      },
    );
  });

  it('without a type that artifacts have cannot be served', async () => {
    const moderator = catalogue.as({ ...ben, isModerator: true });
    const { id } = await catalogue.as(ada).add({ ...bareFind, artifactType: 'SWORD' });
    await catalogue.as(ada).add({ ...bareFind, artifactType: 'SWORD' });
    await moderator.run(
      `mutation { hideArtifact(artifactId: "${id}", reason: "Doubtful") { artifactId } }`,
    );
    const { SWORD, ...others } = site.get().record.types;
    expect(SWORD).toBe('Sword');
    await expect(expectDeclaredTypes(catalogue.database, others)).rejects.toThrow(
      'SWORD: 2 artifacts have it, 1 of them hidden',
    );
    await expectDeclaredTypes(catalogue.database, site.get().record.types);
  });
});
