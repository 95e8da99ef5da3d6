import type { PageRenderer } from '../../server/web/pages/page-rendering';

/** The head of a page that is found. */
const STUB_HEAD = { title: 'Page', description: '', image: '/', path: null, status: 200 };

/** A renderer for tests that need no page: rendering takes long. `htmlOf` is the markup of an address. */
export const stubRenderer = (
  htmlOf: (address: string) => string,
  overrides: Partial<PageRenderer> = {},
): PageRenderer => ({
  renderPage: async (address) => ({
    head: STUB_HEAD,
    html: htmlOf(address),
    styles: '',
    components: [],
    hydrationData: '{}',
  }),
  readHead: () => STUB_HEAD,
  applySite: () => {},
  publicPaths: () => [],
  searchParameters: () => ['q'],
  renderEmbed: async () => null,
  renderEmbedMessage: (message) => message,
  embedStyle: '',
  ...overrides,
});
