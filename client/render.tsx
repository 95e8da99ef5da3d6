import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Api } from './apollo/Api';
import { type LaterApi, loaderContext } from './apollo/later-api';
import { asVisitor, type ExecuteText, PageResults } from './apollo/page-results';
import { PageResultsContext } from './apollo/server-hooks';
import { App } from './App';
import { galleryParameters } from './artifacts/gallery-filters';
import { galleryResults } from './artifacts/later-gallery-results';
import { createFirebaseSession } from './auth/firebase-session';
import { returnParameter } from './auth/return-path';
import type { DehydratedState } from './dehydrated-state';
import { EmbedMessage, EmbedPage } from './embed/EmbedPage';
import { embedStyle } from './embed/embed-style';
import { EmbeddedArtifactDocument } from './generated/graphql';
import { headOf, type PageHead, publicPaths } from './page-head';
import { paths } from './paths';
import { startsOnDemand } from './route-handle';
import { modulesOf, routes } from './routes';
import { runtimeConfig, setRuntimeConfig, type RuntimeConfig } from './runtime-config';
import { setSite, type SiteContent, type SiteIdentity } from './site';

/** A page as server/pages/page-rendering.ts takes it. */
interface RenderedPage {
  head: PageHead;
  /** The content of #root. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** JSON, the same in whichever order the page's operations are answered. */
  dehydratedState: string;
  /** The sources, from this folder on, of the code that the browser needs for hydration. */
  modules: string[];
  /** Whether this code loads only when it is needed. */
  startsOnDemand: boolean;
}

/** An address that leads to another page; `location` is a path of this site. */
interface Redirect {
  location: string;
  status: number;
}

/** React's comment in place of a part that threw. The text of a page has no comments: it is escaped. */
const FAILED_PART = '<!--$!-->';

/** The site as the pages show it. */
interface ServerSite {
  identity: SiteIdentity;
  content: SiteContent;
  /** The rules with the colours of the theme. */
  paletteCss: string;
}

/** Takes over the site as it is now. */
function applySite({ identity, content, paletteCss }: ServerSite): void {
  setRuntimeConfig({ ...runtimeConfig(), site: identity });
  setSite(content, paletteCss);
}

/** The parameters of an address that pages read. */
const searchParameters: readonly string[] = [...galleryParameters, returnParameter];

/**
 * Prepares to render pages on the server, each as it stands before the visitor is known: a public
 * page with the data of its loader, a member's page as the layout around a spinner.
 */
export function createRenderer(config: RuntimeConfig, site: ServerSite) {
  setRuntimeConfig(config);
  applySite(site);
  const session = createFirebaseSession(config.firebase);
  const handler = createStaticHandler(routes);
  let everyPage: Promise<void> | undefined;

  const urlOf = (address: string) => new URL(address, config.publicUrl);

  /** @throws when an operation fails: the browser then renders alone. */
  async function renderPage(
    address: string,
    executeText: ExecuteText,
  ): Promise<RenderedPage | Redirect> {
    const execute = asVisitor(executeText);
    const results = new PageResults(execute);
    const api = serverApi(results);
    everyPage ??= loadEveryPage(routes);
    await everyPage;
    const url = urlOf(address);
    const context = await handler.query(new Request(url), { requestContext: loaderContext(api) });
    if (context instanceof Response) return redirectOf(context);
    const head = await headOf(context.matches.at(-1), url, execute);
    if (results.failures.length > 0) {
      throw new AggregateError(results.failures, 'A page lacks its data.');
    }

    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <App session={session} api={api}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      ),
    );
    const styles = sheet.getStyleTags();
    sheet.seal();
    if (html.includes(FAILED_PART)) throw new Error('A part of the page could not be rendered.');
    const state: DehydratedState = {
      results: results.known(),
      router: { loaderData: context.loaderData },
    };
    return {
      head,
      html,
      styles,
      dehydratedState: JSON.stringify(state),
      modules: modulesOf(context.matches),
      startsOnDemand: startsOnDemand(context.matches.map(({ route }) => route)),
    };
  }

  /** The head alone, for a page that the browser renders. @throws when an operation fails. */
  async function readHead(address: string, execute: ExecuteText): Promise<PageHead> {
    const url = urlOf(address);
    return headOf(matchRoutes(routes, url)?.at(-1), url, asVisitor(execute));
  }

  const documentOf = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;

  /**
   * The page of an artifact for the frames of other sites, or null if there is no artifact.
   * @throws when the operation fails.
   */
  async function renderEmbed(id: string, execute: ExecuteText): Promise<string | null> {
    const operation = { query: EmbeddedArtifactDocument, variables: { id } };
    const { data, errors } = await asVisitor(execute)(operation);
    if (errors) throw new AggregateError(errors, 'The page lacks its data.');
    return data?.artifact ? documentOf(<EmbedPage artifact={data.artifact} />) : null;
  }

  /** The page for a frame without an artifact. */
  const renderEmbedMessage = (message: string) => documentOf(<EmbedMessage message={message} />);

  const embeds = { renderEmbed, renderEmbedMessage, embedStyle };
  return { renderPage, readHead, applySite, publicPaths, searchParameters, ...embeds };
}

/** What the loaders and the pages get in place of Apollo Client. */
function serverApi(results: PageResults): LaterApi {
  const loaded: Api = {
    client: results,
    Provider: ({ children }) => <PageResultsContext value={results}>{children}</PageResultsContext>,
  };
  return { loaded, load: () => Promise.resolve(loaded) };
}

/**
 * Loads the code of every page, always in the same order. styled-components numbers the components as
 * they are loaded, and writes the numbers into each page. In another order, the same page would have
 * another ETag in another process.
 */
async function loadEveryPage(routes: RouteObject[]): Promise<void> {
  await galleryResults.load();
  for (const { lazy, children = [] } of routes) {
    if (typeof lazy === 'function') await lazy();
    await loadEveryPage(children);
  }
}

/** A loader answers with a response where it redirects. */
const redirectOf = ({ headers, status }: Response): Redirect => ({
  location: headers.get('location') ?? paths.home,
  status,
});
