import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Changes } from '../database/changes';
import type { Operation, OperationResult } from '../web/graphql/operation-runner';
import type { Link } from '../web/http/links';
import type { RateLimit } from '../web/http/rate-limit';
import { fallbackHead } from '../web/pages/head-html';
import {
  clientRendered,
  createPageRendering,
  type PageRenderer,
  type ServerSite,
} from '../web/pages/page-rendering';
import { readPageScripts } from '../web/pages/page-scripts';
import { registerPages, type SendPage } from '../web/pages/pages';
import type { CurrentSite } from '../site/current-site';
import { paletteCss } from '../site/palette';
import type { Site } from '../site/site';
import { registerSite } from '../site/site.routes';
import type { AppParts } from './app-parts';
import { createRuntimeConfig } from './runtime-config';

type Parts = Pick<AppParts, 'createRenderer' | 'clientDir' | 'settings'>;

/** What renders the pages, with the site as it is now. Undefined where the browser renders them alone. */
export function createSiteRenderer(
  { createRenderer, settings }: Parts,
  site: CurrentSite,
  changes: Changes,
): PageRenderer | undefined {
  const now = site.get();
  const renderer = createRenderer?.(createRuntimeConfig(settings, now), serverSite(now));
  site.onReload((reloaded) => {
    renderer?.applySite(serverSite(reloaded));
    // Every cached response may contain the name.
    changes.announce('catalogue');
  });
  return renderer;
}

const serverSite = ({ identity, content, palette }: Site): ServerSite => ({
  identity,
  content,
  paletteCss: paletteCss(palette),
});

interface Pages {
  site: CurrentSite;
  renderer: PageRenderer | undefined;
  limit: RateLimit | null;
  /** Executes the operation of a page, as a visitor. */
  execute: (request: FastifyRequest, operation: Operation) => Promise<OperationResult>;
  /** What the page of this artifact links to. */
  linksOf: (artifactId: string) => readonly Link[];
}

/** Serves the built web client, its pages and the pictures of the site. */
export async function addPages(
  app: FastifyInstance,
  { clientDir, settings }: Parts,
  { site, renderer, limit, execute, linksOf }: Pages,
): Promise<SendPage> {
  const sendPage = await registerPages(app, {
    ...{ clientDir, site, linksOf },
    publicUrl: settings.publicUrl,
    runtimeConfigOf: (now) => createRuntimeConfig(settings, now),
    searchParameters: () => renderer?.searchParameters() ?? [],
    // The development server has no build, and renders no page.
    scriptsOf: renderer ? readPageScripts(clientDir) : () => '',
    viewPage: renderer
      ? createPageRendering({ site, renderer, execute, limit })
      : async () => clientRendered(fallbackHead),
  });
  registerSite(app, site);
  return sendPage;
}
