import { spawnSync } from 'node:child_process';
import { type OpenApiDocument, OpenApiChecker } from './support/openapi-checker';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

/** Every call that the legacy clients use. */
const DOCUMENTED_CALLS = [
  'GET /api/mostliked',
  'GET /api/allartifacts',
  'GET /api/allartifacts/{id}',
  'GET /api/shareartifacts/{id}',
  'GET /api/shareartifacts/email/{email}',
  'POST /api/shareartifacts',
  'PUT /api/updateartifacts/{id}',
  'DELETE /api/shareartifacts/{id}',
  'GET /api/likedartifacts/check/{artifactId}/{email}',
  'PATCH /api/like/{artifactId}',
  'GET /api/likedartifacts/user/{email}',
  'PATCH /api/unlike/{artifactId}',
];

let catalogue: TestCatalogue;
let text: string;
let document: OpenApiDocument;
beforeAll(async () => {
  catalogue = await startCatalogue();
  text = await (await catalogue.visitor.fetch('GET', '/api/openapi.json')).text();
  document = JSON.parse(text);
});
afterAll(() => catalogue.stop());

const calls = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => ({ name: `${method.toUpperCase()} ${path}`, operation: item[method] })),
  );

describe('the OpenAPI document', () => {
  it('passes the linter', () => {
    const linter = `${__dirname}/support/lint-openapi.mjs`;
    const { stdout, stderr } = spawnSync(process.execPath, [linter], {
      input: text,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([]);
  });

  it('states the licence of the data, if there is one', async () => {
    const dataLicense = 'https://licences.example/open';
    const licensed = await startCatalogue({ dataLicense });
    try {
      const response = await licensed.visitor.fetch('GET', '/api/openapi.json');
      const { info } = (await response.json()) as { info: { description: string } };
      expect(info.description).toContain(dataLicense);
      expect(text).not.toMatch(/licence of the data/);
    } finally {
      await licensed.stop();
    }
  });

  it('describes the documented calls and no other', () => {
    expect(
      calls()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...DOCUMENTED_CALLS].sort());
  });

  it('describes the errors of every call', () => {
    for (const { name, operation } of calls()) {
      const statuses = Object.keys(operation?.responses ?? {});
      const reads = name.startsWith('GET');
      const expected = ['400', '401', '429', '500', '503', ...(reads ? ['304'] : ['413', '415'])];
      expect([name, statuses]).toEqual([name, expect.arrayContaining(expected)]);
    }
  });

  it('describes the precondition of an update', () => {
    const update = document.paths['/api/updateartifacts/{id}']?.['put'];
    const header = { name: 'If-Unmodified-Since', in: 'header', required: false };
    expect(update?.parameters).toContainEqual(expect.objectContaining(header));
    expect(update?.responses).toHaveProperty('412');
    for (const path of ['/api/allartifacts/{id}', '/api/shareartifacts/{id}']) {
      const success = document.paths[path]?.['get']?.responses['200'];
      expect(success).toHaveProperty(['headers', 'Last-Modified']);
    }
  });

  it('names the server by its public URL, not by the Host header', () => {
    expect(document.servers).toMatchObject([{ url: 'https://antiquary.example' }]);
  });

  it('is enforced by the checker of these tests', () => {
    const checker = new OpenApiChecker(document);
    const check = (status: number, body: unknown) => () =>
      checker.check('GET', '/api/allartifacts/{id}', status, body);
    expect(check(404, { message: 'None.' })).not.toThrow();
    expect(check(404, {})).toThrow();
    expect(check(200, { _id: '1' })).toThrow();
    expect(check(418, { message: 'Tea.' })).toThrow();
  });
});

describe('the page at /api', () => {
  it.each(['/api', '/api/'])('is served at %s and loads from its own origin only', async (path) => {
    const response = await catalogue.visitor.fetch('GET', path);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(address).toMatch(/^\/(api|site\/pictures)\//);
      const file = await catalogue.visitor.fetch('GET', address);
      // An unread body would keep the connection open, and the server could not stop.
      expect([file.status, (await file.text()).length > 0]).toEqual([200, true]);
    }
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/);
  });

  it('does not compress the files of Swagger UI for each request', async () => {
    const path = '/api/docs-assets/swagger-ui-bundle.js';
    const headers = { 'accept-encoding': 'br' };
    const response = await catalogue.visitor.fetch('HEAD', path, undefined, headers);
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000_000);
  });

  it('serves no other file of Swagger UI', async () => {
    for (const file of ['index.html', 'package.json', '../package.json', '..%2fpackage.json']) {
      const response = await catalogue.as(ada).fetch('GET', `/api/docs-assets/${file}`);
      expect(response.status).toBe(404);
    }
  });
});
