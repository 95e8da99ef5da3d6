import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../graphql/operation-runner';
import type { RateLimit } from '../http/rate-limit';
import { pendingResponseOf } from '../response-cache/pending-response';
import { withParameters } from '../response-cache/cache-key';
import type { CurrentSite } from '../../site/current-site';
import type { SiteContent, SiteIdentity } from '../../site/site';
import { jsonScript } from './html';
import { fallbackHead, type PageHead } from './head-html';
import type { ShownArtifact } from './shown-artifact';

export type ExecuteAsVisitor = (operation: Operation) => Promise<object>;

/** A page as client/render.tsx renders it. The tests pass that renderer, so tsc compares the types. */
interface RendererOutput {
  head: PageHead;
  html: string;
  styles: string;
  /** The names of the components whose scripts the browser loads to hydrate the page. */
  components: readonly string[];
  /** JSON. */
  hydrationData: string;
  /** The artifact that the page shows; null where there is none, undefined on other pages. */
  artifact?: ShownArtifact | null | undefined;
}

/** An address that leads to another page; `location` is a path of this site. */
interface Redirect {
  location: string;
  status: number;
}

/** What renders the pages for the frames of other sites. */
export interface EmbedRenderer {
  /** The page of an artifact, or null when it does not exist. @throws when the operation fails. */
  renderEmbed: (id: string, execute: ExecuteAsVisitor) => Promise<string | null>;
  renderEmbedMessage: (message: string) => string;
  /** The content of the style element of these pages. */
  embedStyle: string;
}

/** The site as the pages show it. */
export interface ServerSite {
  identity: SiteIdentity;
  content: SiteContent;
  /** The rules with the colours of the theme. */
  paletteCss: string;
}

/** The web client's half for the server. */
export interface PageRenderer extends EmbedRenderer {
  /** Takes over the site as it is now. */
  applySite: (site: ServerSite) => void;
  /** @throws when an operation fails. */
  renderPage: (address: string, execute: ExecuteAsVisitor) => Promise<RendererOutput | Redirect>;
  /** The head of an address for which no data are read; null where the head needs them. */
  readHead: (address: string) => PageHead | null;
  /** The paths of the public pages. */
  publicPaths: () => readonly string[];
  /** The parameters of an address that pages of the site as it is now read; no page depends on others. */
  searchParameters: () => readonly string[];
}

/** What is inserted into index.html for one address. */
export interface PageView {
  head: PageHead;
  styles: string;
  /** The names of the components whose scripts the page needs. */
  components?: readonly string[];
  body: string;
  artifact?: ShownArtifact | null | undefined;
  /** In how many seconds the server renders pages for this client again. */
  retryAfter?: number;
}

export type ViewPage = (request: FastifyRequest) => Promise<PageView | Redirect>;

interface RenderingParts {
  site: CurrentSite;
  renderer: PageRenderer;
  execute: (request: FastifyRequest, operation: Operation) => Promise<object>;
  limit: RateLimit | null;
}

/** How many pages without data are kept, each of about 40 kB. */
const MAX_PAGES_WITHOUT_DATA = 100;

/** A page that the browser renders alone. */
export const clientRendered = (head: PageHead): PageView => ({ head, styles: '', body: root('') });

/**
 * Renders the page of an address. Everybody gets the same page, so its operation is executed as a visitor.
 * A page counts as one request. When rendering fails, or the client is beyond its rate limit, the browser
 * renders. Beyond the limit, a page whose head needs data has the status 429.
 */
export function createPageRendering(parts: RenderingParts): ViewPage {
  const { renderer, limit } = parts;
  /** By address: these pages are the same until the site is read again. */
  const pagesWithoutData = new LRUCache<string, PageView>({ max: MAX_PAGES_WITHOUT_DATA });
  parts.site.onReload(() => pagesWithoutData.clear());

  async function render(request: FastifyRequest): Promise<PageView | Redirect> {
    const address = withParameters(request.url, renderer.searchParameters());
    const known = pagesWithoutData.get(address);
    if (known) return known;
    const site = parts.site.get();
    let operations = 0;
    const page = await renderer.renderPage(address, (operation) => {
      operations += 1;
      return parts.execute(request, operation);
    });
    if ('location' in page) return page;
    const { html, hydrationData, ...shown } = page;
    const view = {
      ...shown,
      body: root(html) + jsonScript('hydration-data', hydrationData),
    };
    // The site may have been read again while the page was rendered.
    if (operations === 0 && site === parts.site.get()) pagesWithoutData.set(address, view);
    return view;
  }

  return async (request) => {
    const pending = pendingResponseOf(request.raw);
    // Rendering costs more than most responses of the API.
    const seconds = limit?.countOnce(request.raw) ?? 0;
    if (seconds > 0) {
      pending?.doNotCache();
      const head = renderer.readHead(request.url) ?? { ...fallbackHead, status: 429 };
      return { ...clientRendered(head), retryAfter: seconds };
    }
    try {
      return await render(request);
    } catch (error) {
      request.log.warn({ err: error }, 'a page is left to the browser to render');
      pending?.doNotCache();
      return clientRendered(renderer.readHead(request.url) ?? fallbackHead);
    }
  };
}

function root(html: string): string {
  return `<div id="root">${html}</div>`;
}
