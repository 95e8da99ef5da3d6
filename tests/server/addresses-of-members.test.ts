import fc from 'fast-check';
import { type Caller } from '../support/caller';
import { operations } from '../support/hostile/operations';
import { inLongRun } from '../support/long-run';
import { rawRequest } from '../support/raw';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { routesOf } from '../support/routes';

/**
 * Where a visitor may look, by route: addresses with an artifact that is shown (1), with one that is hidden
 * (2), with one that was deleted (3), and with a member's address. A route without an entry fails a test.
 */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/metrics': ['/metrics'],
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/robots.txt': ['/robots.txt'],
  '/surprise': ['/surprise'],
  '/sitemap.xml': ['/sitemap.xml'],
  '/records/:id|:name/citations': [1, 2, 3].map((id) => `/records/${id}/citations`),
  '/records/:id|:name': ['', '.json', '.jsonld', '.xml', '.csv', '.bib', '.csl.json'].flatMap(
    (ending) => ofEach('/records/').map((path) => path + ending),
  ),
  '/export.csv': ['/export.csv'],
  '/export.ndjson': ['/export.ndjson'],
  '/feed.atom': ['/feed.atom'],
  '/embed/:id': ofEach('/embed/'),
  '/oembed': ofEach('/artifactsdetails/').map(
    (path) => `/oembed?url=${encodeURIComponent(`https://antiquary.example${path}`)}`,
  ),
  '/oai': ['/oai?verb=ListRecords&metadataPrefix=oai_dc', '/oai?verb=Identify'],
  '/sitemap-pages.xml': ['/sitemap-pages.xml'],
  '/sitemap-browse.xml': ['/sitemap-browse.xml'],
  '/sitemap-browse-:key(^\\w+)-:nth(^[1-9]\\d{0,4}$).xml': ['/sitemap-browse-culture-1.xml'],
  '/sitemap-records-:nth(^[1-9]\\d{0,4}$).xml': ['/sitemap-records-1.xml'],
  '/opensearch.xml': ['/opensearch.xml'],
  '/manifest.webmanifest': ['/manifest.webmanifest'],
  '/.well-known/security.txt': ['/.well-known/security.txt'],
  '/schema.graphql': ['/schema.graphql'],
  '/graphiql.html': ['/graphiql.html'],
  '/graphql': ['/graphql?query={artifacts{edges{node{id}}}}'],
  '/account/data': ['/account/data'],
  '/api': ['/api'],
  '/api/': ['/api/'],
  '/api/mostliked': ['/api/mostliked'],
  '/api/allartifacts': ['/api/allartifacts'],
  '/api/allartifacts/:id': ofEach('/api/allartifacts/'),
  '/api/shareartifacts/email/:email': ['/api/shareartifacts/email/:email'],
  '/api/shareartifacts/:id': ofEach('/api/shareartifacts/'),
  '/api/likedartifacts/check/:artifactId/:email': ['/api/likedartifacts/check/1/:email'],
  '/api/likedartifacts/user/:email': ['/api/likedartifacts/user/:email'],
  '/api/openapi.json': ['/api/openapi.json'],
  '/api/docs.css': ['/api/docs.css'],
  '/api/docs.js': ['/api/docs.js'],
  '/api/docs-assets/swagger-ui.css': ['/api/docs-assets/swagger-ui.css'],
  '/api/docs-assets/swagger-ui-bundle.js': ['/api/docs-assets/swagger-ui-bundle.js'],
  '/pictures/:id/:file': ['/pictures/none/full.webp'],
  '/iiif/:id': ['/iiif/none'],
  '/iiif/:id/info.json': ['/iiif/none/info.json'],
  '/iiif/:id/:region/:size/0/default.jpg': ['/iiif/none/full/max/0/default.jpg'],
  '/iiif/manifest/:id': ofEach('/iiif/manifest/'),
  '/site.json': ['/site.json'],
  '/site/pictures/:name': ['/site/pictures/logo.svg'],
  '/api/*': ['/api/nothing'],
};

/** The pages, which no route lists. */
const pages = [
  '/',
  '/banner',
  '/all-artifacts?q=bronze',
  '/civilization/egypt',
  '/signin',
  '/register',
  '/reset-password',
  '/privacy',
  '/terms',
  '/account',
  '/moderation',
  ...ofEach('/artifactsdetails/'),
  ...ofEach('/report/'),
  '/contributors/:contributor',
  ...ofEach('/updateartifacts/'),
  '/shareartifacts/:email',
  '/liked-artifacts/:email',
];

function ofEach(path: string): string[] {
  return [1, 2, 3].map((id) => `${path}${id}`);
}

const mona = { uid: 'mona', email: 'Mona@members.example', displayName: 'Mona Marsh' };
const oskar = { uid: 'oskar', email: 'oskar@members.example', displayName: null };
const REPORTER = 'reporter@visitors.example';
const OPERATOR = 'curator@antiquary.example';

let fixture: OperatedCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue({ contact: OPERATOR });
  const { catalogue } = fixture;
  const report = (caller: Caller, id: number, email?: string) =>
    caller.run(
      `mutation ($input: ReportInput!) { reportArtifact(artifactId: ${id}, input: $input) { receipt } }`,
      { input: { reason: 'OTHER', text: 'A modern cast.', email } },
    );
  for (const id of ['2', '3']) expect(await catalogue.as(mona).add()).toMatchObject({ id });
  for (const id of [1, 2, 3]) {
    await catalogue.as(mona).like(String(id));
    await catalogue.as(oskar).like(String(id));
    await report(catalogue.as(oskar), id);
    await report(catalogue.visitor, id, REPORTER);
  }
  await catalogue.as(mona).update('1', { artifactName: 'Bronze mirror of Luoyang' });
  await fixture.hide('2');
  await catalogue.as(mona).delete('3');
});
afterAll(() => fixture.stop());

/** The routes that answer GET. */
const routes = () =>
  routesOf(fixture.catalogue)
    .filter(({ methods }) => methods.includes('GET'))
    .map(({ path }) => path);

const addresses = async (): Promise<string[]> => {
  const members: { email: string }[] = await fixture.catalogue.dataSource.query(
    'SELECT "email" FROM "members" WHERE "email" IS NOT NULL',
  );
  return [...members.map(({ email }) => email), REPORTER];
};

/** The public identifier of the member who added the artifact that is shown. */
async function contributor(): Promise<string> {
  const { data } = await fixture.catalogue.visitor.run(
    '{ artifact(id: "1") { contributor { id } } }',
  );
  return data.artifact.contributor.id;
}

/** Expects no address of a member in what a visitor is answered. */
async function expectNoAddress(path: string, answer: { headers: object; body: string }) {
  const text = `${JSON.stringify(answer.headers)}${answer.body}`.toLowerCase();
  const found = (await addresses()).filter((email) =>
    [email, encodeURIComponent(email)].some((form) => text.includes(form.toLowerCase())),
  );
  expect([path, found]).toEqual([path, []]);
}

it('has members with addresses, and an example for each route', async () => {
  expect((await addresses()).length).toBeGreaterThanOrEqual(3);
  expect(routes().sort()).toEqual(Object.keys(examples).sort());
});

it.each([...Object.values(examples).flat(), ...pages])(
  'a visitor reads no address at %s',
  async (example) => {
    const asked = example.replace(':contributor', await contributor());
    const path = asked.replace(':email', encodeURIComponent(mona.email));
    const accept = pages.includes(example) ? 'text/html' : '*/*';
    const answer = await rawRequest(fixture.catalogue.url, path, { headers: { accept } });
    // What the visitor wrote may be repeated to them.
    if (path === asked) await expectNoAddress(path, answer);
    else expect(answer.body).not.toContain(oskar.email);
  },
);

it.each(operations.filter(({ query }) => query.startsWith('query')))(
  'a visitor reads no address in any field of $name',
  async ({ name, query, variables }) => {
    for (const values of fc.sample(variables, { numRuns: inLongRun(40, 10), seed: 1 })) {
      const answer = await rawRequest(fixture.catalogue.url, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: values }),
      });
      await expectNoAddress(name, answer);
    }
  },
);
