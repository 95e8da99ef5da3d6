import { writeXml } from '../records/xml';

/** The pages' own search, in the form in which browsers and programs read it (OpenSearch 1.1). */
export const openSearchDescription = (publicUrl: string): string =>
  writeXml({
    OpenSearchDescription: {
      '@xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      // At most 16 letters.
      ShortName: 'Antiquary',
      Description: 'Historical artifacts of the Antiquary catalogue, by name',
      InputEncoding: 'UTF-8',
      OutputEncoding: 'UTF-8',
      Image: { '@type': 'image/svg+xml', '#text': `${publicUrl}/favicon.svg` },
      Url: [
        ['text/html', 'results', '/all-artifacts?q={searchTerms}'],
        ['application/atom+xml', 'results', '/feed.atom?q={searchTerms}'],
        ['application/opensearchdescription+xml', 'self', '/opensearch.xml'],
      ].map(([type = '', rel = '', address]) => ({
        '@type': type,
        '@rel': rel,
        '@template': `${publicUrl}${address}`,
      })),
    },
  });
