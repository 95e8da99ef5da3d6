/**
 * Where a visitor may look, by route: addresses with an artifact that is shown (1), with one that is hidden
 * (2), with one that was deleted (3), and with a member's address. A route without an entry fails a test.
 */
export const examples: Readonly<Record<string, readonly string[]>> = {
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
  ...Object.fromEntries(
    ['/export.csv', '/export.ndjson', '/export.xlsx', '/feed.atom'].map((path) => [
      path,
      [path, `${path}?material=Bronze&store=x&former=x`],
    ]),
  ),
  '/embed/:id': ofEach('/embed/'),
  '/oembed': ofEach('/artifactsdetails/').map(
    (path) => `/oembed?url=${encodeURIComponent(`https://antiquary.example${path}`)}`,
  ),
  '/oai': ['/oai?verb=ListRecords&metadataPrefix=oai_dc', '/oai?verb=Identify'],
  '/sitemap-pages.xml': ['/sitemap-pages.xml'],
  '/sitemap-records-:nth(^[1-9]\\d{0,4}$).xml': ['/sitemap-records-1.xml'],
  '/sitemap-browse.xml': ['/sitemap-browse.xml'],
  '/sitemap-browse-:key(^\\w+)-:nth(^[1-9]\\d{0,4}$).xml': ['material', 'store', 'former'].map(
    (key) => `/sitemap-browse-${key}-1.xml`,
  ),
  '/opensearch.xml': ['/opensearch.xml'],
  '/manifest.webmanifest': ['/manifest.webmanifest'],
  '/.well-known/security.txt': ['/.well-known/security.txt'],
  '/schema.graphql': ['/schema.graphql'],
  '/graphiql.html': ['/graphiql.html'],
  '/graphql': ['/graphql?query={artifacts{edges{node{id}}}}'],
  '/account/data': ['/account/data'],
  '/desk/:key(^[0-9a-f]{48}).atom': [`/desk/${'0'.repeat(48)}.atom`],
  '/sheets/:id/wrong.csv': [`/sheets/${'0'.repeat(8)}/wrong.csv`],
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

/** The pages, which no route lists, likewise. */
export const pages: readonly string[] = [
  '/',
  '/banner',
  '/all-artifacts?q=bronze',
  '/all-artifacts?store=x&former=x&material=Bronze',
  ...['/browse', '/browse/material', '/browse/material/Bronze', '/browse/store', '/browse/former'],
  '/civilization/egypt',
  '/signin',
  '/register',
  '/reset-password',
  '/privacy',
  '/terms',
  '/account',
  '/desk',
  `/unsubscribe/${'0'.repeat(48)}`,
  '/moderation',
  '/members',
  '/sheets',
  '/sheets/none',
  ...ofEach('/artifactsdetails/'),
  ...ofEach('/report/'),
  '/contributors/:contributor',
  ...ofEach('/updateartifacts/'),
  ...ofEach('/suggest/'),
  '/shareartifacts/:email',
  '/liked-artifacts/:email',
];

function ofEach(path: string): string[] {
  return [1, 2, 3].map((id) => `${path}${id}`);
}
