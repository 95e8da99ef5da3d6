import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { rateLimited } from '../errors';
import type { Operation } from '../graphql/operation-runner';
import type { RateLimit } from '../http/rate-limit';
import { pendingResponseOf } from '../response-cache/pending-response';
import { withParameters } from '../response-cache/cache-key';
import type { CurrentSite } from '../site/current-site';
import type { SiteContent, SiteIdentity } from '../site/site';
import { jsonScript } from './html';
import type { Manifest } from './manifest';
import { fallbackHead, type PageHead } from './head-html';

export type ExecuteAsVisitor = (operation: Operation) => Promise<object>;

/** A page as client/render.tsx renders it. The tests pass that renderer, so tsc compares the types. */
interface RendererOutput {
  head: PageHead;
  html: string;
  styles: string;
  /** JSON. */
  dehydratedState: string;
  modules: string[];
  /** Whether this code loads only when it is needed. */
  startsOnDemand: boolean;
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
  renderPage: (address: string, execute: ExecuteAsVisitor) => Promise<RendererOutput | Redirect>;
  /** The head alone, for a page that the browser renders. */
  readHead: (address: string, execute: ExecuteAsVisitor) => Promise<PageHead>;
  /** The paths of the public pages. */
  publicPaths: () => readonly string[];
  /** The parameters of an address that pages read; no page depends on others. */
  searchParameters: readonly string[];
}

/** What is inserted into index.html for one address. */
export interface PageView {
  head: PageHead;
  styles: string;
  body: string;
  /** In how many seconds the server renders pages for this client again. */
  retryAfter?: number;
}

export type ViewPage = (request: FastifyRequest) => Promise<PageView | Redirect>;

interface RenderingParts {
  site: CurrentSite;
  renderer: PageRenderer;
  execute: (request: FastifyRequest, operation: Operation) => Promise<object>;
  manifest: Manifest;
  limit: RateLimit | null;
}

/** How many pages without data are kept, each of about 40 kB. */
const MAX_PAGES_WITHOUT_DATA = 100;

/** A page that the browser renders alone. */
export const clientRendered = (head: PageHead): PageView => ({ head, styles: '', body: root('') });

/**
 * Renders the page of an address. Everybody gets the same page, so its operations are executed as a
 * visitor. A page counts as a request, and each of its operations as another. When rendering fails, or the
 * client is beyond its rate limit, the browser renders. Beyond the limit, a page whose head needs an
 * operation has the status 429.
 */
export function createPageRendering(parts: RenderingParts): ViewPage {
  const { renderer, manifest, limit } = parts;
  /** By address: these pages are the same until the site is read again. */
  const pagesWithoutData = new LRUCache<string, PageView>({ max: MAX_PAGES_WITHOUT_DATA });
  parts.site.onReload(() => pagesWithoutData.clear());

  function execute(request: FastifyRequest, operation: Operation): Promise<object> {
    limit?.chargeUnconditionally(request.raw, 1);
    return parts.execute(request, operation);
  }

  async function render(request: FastifyRequest): Promise<PageView | Redirect> {
    const address = withParameters(request.url, renderer.searchParameters);
    const known = pagesWithoutData.get(address);
    if (known) return known;
    const site = parts.site.get();
    let operations = 0;
    const page = await renderer.renderPage(address, (operation) => {
      operations += 1;
      return execute(request, operation);
    });
    if ('location' in page) return page;
    const { head, html, styles, dehydratedState, startsOnDemand } = page;
    const program = manifest.program(page.modules);
    const body =
      root(html) +
      jsonScript('dehydrated-state', dehydratedState) +
      (startsOnDemand ? `<template id="on-demand">${program}</template>` : program);
    const view = { head, styles, body };
    // The site may have been read again while the page was rendered.
    if (operations === 0 && site === parts.site.get()) pagesWithoutData.set(address, view);
    return view;
  }

  /** The head of a page whose head needs no operation; else a head with the status 429. */
  function headBeyondLimit({ url }: FastifyRequest, seconds: number): Promise<PageHead> {
    const refuse = () => Promise.reject(rateLimited(seconds));
    return renderer.readHead(url, refuse).catch(() => ({ ...fallbackHead, status: 429 }));
  }

  /** Falls back to a general head while the catalogue cannot be reached; the browser shows the error. */
  async function readHead(request: FastifyRequest): Promise<PageHead> {
    try {
      return await renderer.readHead(request.url, (operation) => execute(request, operation));
    } catch (error) {
      request.log.warn({ err: error }, 'a page is sent without its head');
      return fallbackHead;
    }
  }

  return async (request) => {
    // Rendering costs more than most responses of the API.
    const seconds = limit?.countOnce(request.raw) ?? 0;
    if (seconds > 0) {
      pendingResponseOf(request.raw)?.doNotCache();
      return { ...clientRendered(await headBeyondLimit(request, seconds)), retryAfter: seconds };
    }
    try {
      return await render(request);
    } catch (error) {
      request.log.warn({ err: error }, 'a page is left to the browser to render');
    }
    pendingResponseOf(request.raw)?.doNotCache();
    return clientRendered(await readHead(request));
  };
}

function root(html: string): string {
  return `<div id="root">${html}</div>`;
}
