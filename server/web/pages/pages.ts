import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Link, linkHeader } from '../http/links';
import type { CurrentSite } from '../../site/current-site';
import { paletteCss } from '../../site/palette';
import type { Site } from '../../site/site';
import { dataScript, jsonScript } from './html';
import { headHtml, type PageHead } from './head-html';
import { readPageFonts } from './page-fonts';
import type { ViewPage } from './page-rendering';
import type { ShownArtifact } from './shown-artifact';

/** The place in index.html for what only the server knows. */
const RUNTIME_MARKER = '<!-- runtime -->';
/** The scripts that every page needs stand before it. */
const HEAD_END = '</head>';
const VIEW_MARKER = '<!-- view -->';

/** In the path of an address. `new URL` would read what follows the slashes at the beginning as a host. */
const EMPTY_SEGMENT = /^[^?]*[/\\]{2}/;

interface PageParts {
  /** The folder of the built web client. */
  clientDir: string;
  publicUrl: string;
  site: CurrentSite;
  /** What the browser has to know of this deployment and its site. */
  runtimeConfigOf: (site: Site) => object;
  /** The parameters of an address that pages read. */
  searchParameters: () => readonly string[];
  viewPage: ViewPage;
  /** Names the scripts of a page with these components. */
  scriptsOf: (components: readonly string[]) => string;
  /** What the page of this artifact links to. */
  linksOf: (artifactId: string) => readonly Link[];
}

/** What only the page's route knows. */
interface Description {
  /** Replaces the page's own status. */
  status?: number;
  /** JSON-LD about what the page shows, for search engines. */
  linkedData?: string;
}

/**
 * Sends the page of the request's address.
 * @param describe gets the artifact that the page shows, or null where there is none
 */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  describe?: (artifact: ShownArtifact | null) => Promise<Description>,
) => Promise<FastifyReply>;

/** Serves the built web client: its files, and a page for every other address. */
export async function registerPages(
  app: FastifyInstance,
  { clientDir, publicUrl, site, linksOf, ...parts }: PageParts,
): Promise<SendPage> {
  const index = inlineStyles(readFileSync(join(clientDir, 'index.html'), 'utf8'), clientDir);
  const [start = '', scripts = '', middle = '', end = ''] = index.split(
    new RegExp(`${RUNTIME_MARKER}|(?=${HEAD_END})|${VIEW_MARKER}`),
  );
  const fontsOf = readPageFonts(index);
  const siteHtml = (now: Site): string =>
    `<style>${paletteCss(now.palette)}</style>` +
    jsonScript('runtime-config', JSON.stringify(parts.runtimeConfigOf(now)));
  let siteParts = siteHtml(site.get());
  site.onReload((now) => {
    siteParts = siteHtml(now);
  });

  await registerFiles(app, clientDir);

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  );

  const feedOf = ({ feed }: PageHead): Link[] =>
    feed === undefined
      ? []
      : [{ rel: 'alternate', href: publicUrl + feed, type: 'application/atom+xml' }];

  const sendPage: SendPage = async (request, reply, describe) => {
    const page = await parts.viewPage(request);
    void reply.header('vary', 'Accept-Encoding');
    if ('location' in page) return reply.redirect(page.location, page.status);
    const { head, styles, components = [], body, artifact, retryAfter } = page;
    const { status, linkedData = head.linkedData && JSON.stringify(head.linkedData) } =
      describe && artifact !== undefined ? await describe(artifact) : {};
    const links = head.artifactId === undefined ? [] : linksOf(head.artifactId);
    if (links.length > 0) reply.header('link', linkHeader(links));
    const inserted =
      fontsOf(body) +
      headHtml(head, [...links, ...feedOf(head)], { publicUrl, site: site.get() }) +
      (linkedData === undefined ? '' : dataScript('application/ld+json', linkedData)) +
      styles +
      siteParts;
    if (head.status === 429) reply.header('retry-after', retryAfter);
    return reply
      .code(status ?? head.status)
      .type('text/html; charset=utf-8')
      .send(
        Buffer.from(start + inserted + scripts + parts.scriptsOf(components) + middle + body + end),
      );
  };

  const config = { isForEverybody: true, parameters: parts.searchParameters };
  app.get('/*', { config }, async (request, reply) => {
    if (!isFile(request) && !EMPTY_SEGMENT.test(request.url)) return sendPage(request, reply);
    reply.callNotFound();
    return reply;
  });
  return sendPage;
}

async function registerFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    // One route for each file: every other address, such as a folder, is a page.
    wildcard: false,
    // Pages are made from index.html; compressed files are sent under their plain names.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite writes a hash of the content into the names below assets/.
      const isHashed = path.startsWith(join(clientDir, 'assets'));
      const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache';
      void reply.header('cache-control', cacheControl).header('vary', 'Accept-Encoding');
    },
  });
}

/** Puts the build's small style sheet into the page, so that no paint waits for another request. */
function inlineStyles(index: string, clientDir: string): string {
  return index.replace(
    /<link rel="stylesheet"[^>]* href="([^"]+)">/,
    (_link, href: string) => `<style>${readFileSync(join(clientDir, href), 'utf8')}</style>`,
  );
}

/** Whether the address is that of a missing file, rather than of a page. */
function isFile({ url, headers }: FastifyRequest): boolean {
  const name = url.split('?')[0]?.split('/').at(-1) ?? '';
  // The addresses of some pages end in an e-mail address, which ends as a file name does.
  const looksLikeFile = /\.\w+$/.test(name) && !/@|%40/.test(name);
  const acceptsHtml = headers.accept?.includes('text/html') ?? false;
  return looksLikeFile && !acceptsHtml;
}
