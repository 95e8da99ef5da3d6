import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { PICTURE_PARAMETER } from '../common/public-paths';
import {
  dataOf,
  loaderContext,
  type OperationText,
  type Read,
  type ReadResult,
} from './loaders/read';
import { App } from './App';
import { browseParameters } from './browse/browse-loaders';
import { addressParameters } from './gallery/gallery-filters';
import type { PublicArtifact } from './record/record-loader';
import { OtherArtifactsContext, readOtherArtifacts } from './artifacts/other-artifacts';
import { createFirebaseSession } from './auth/firebase-session';
import { returnParameter } from './auth/return-path';
import { EmbedMessage, EmbedPage } from './embed/EmbedPage';
import { embedStyle } from './embed/embed-style';
import { EmbeddedArtifactDocument } from './generated/pages';
import { headOf, headWithoutData, isOfArtifact, type PageHead, publicPaths } from './page-head';
import { paths } from './paths';
import { componentsOf, loadEveryPage, routes } from './routes';
import { runtimeConfig, setRuntimeConfig, type RuntimeConfig } from './runtime-config';
import { setSite, type SiteContent, type SiteIdentity } from './site';

/** A page as server/web/pages/page-rendering.ts takes it. */
interface RenderedPage {
  head: PageHead;
  /** The content of #root. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** The names of the components whose scripts the browser loads to hydrate the page. */
  components: string[];
  /** JSON: what the page shows, with which the browser hydrates it. */
  hydrationData: string;
  /** The artifact that the page shows; null where there is none, undefined on other pages. */
  artifact?: PublicArtifact | undefined;
}

/** What the server read for a page, with which the browser hydrates it. */
export interface HydrationData {
  state: HydrationState;
  otherArtifacts?: ComponentProps<typeof OtherArtifactsContext>['value'];
}

/** How the server executes operations in process, as a visitor. */
type Execute = (operation: {
  query: string;
  variables: Record<string, unknown>;
}) => Promise<ReadResult>;

const readBy =
  (execute: Execute): Read =>
  async <Data, Variables>(operation: OperationText<Data, Variables>, variables: Variables) => {
    const query = operation.toString();
    return dataOf(
      await execute({ query, variables: variables as Record<string, unknown> }),
    ) as Data;
  };

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

  /** @throws when an operation fails: the browser then renders alone. */
  async function renderPage(address: string, execute: Execute): Promise<RenderedPage | Redirect> {
    everyPage ??= loadEveryPage();
    await everyPage;
    const url = new URL(address, config.publicUrl);
    const read = readBy(execute);
    const context = await handler.query(new Request(url), { requestContext: loaderContext(read) });
    if (context instanceof Response) return redirectOf(context);
    const errors: unknown[] = Object.values(context.errors ?? {});
    if (errors.length > 0) throw new AggregateError(errors, 'The page lacks its data.');

    const match = context.matches.at(-1);
    const data: unknown = match && context.loaderData[match.route.id];
    const head = headOf(match, url, data);
    const otherArtifacts = head.status === 404 ? await readOtherArtifacts(read) : undefined;

    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <App session={session}>
          <OtherArtifactsContext value={otherArtifacts}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </OtherArtifactsContext>
        </App>,
      ),
    );
    const styles = sheet.getStyleTags();
    sheet.seal();
    if (html.includes(FAILED_PART)) throw new Error('A part of the page could not be rendered.');
    const hydrationData: HydrationData = {
      state: { loaderData: context.loaderData },
      otherArtifacts,
    };
    return {
      head,
      html,
      styles,
      components: componentsOf(context.matches),
      hydrationData: JSON.stringify(hydrationData),
      artifact: isOfArtifact(match) ? (data as PublicArtifact) : undefined,
    };
  }

  /** The head of an address for which no data are read; null where the head needs them. */
  function readHead(address: string): PageHead | null {
    const url = new URL(address, config.publicUrl);
    return headWithoutData(matchRoutes(routes, url)?.at(-1), url);
  }

  const documentOf = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}`;

  /**
   * The page of an artifact for the frames of other sites, or null if there is no artifact.
   * @throws when the operation fails.
   */
  async function renderEmbed(id: string, execute: Execute): Promise<string | null> {
    const { artifact } = await readBy(execute)(EmbeddedArtifactDocument, { id });
    return artifact && documentOf(<EmbedPage artifact={artifact} />);
  }

  /** The page for a frame without an artifact. */
  const renderEmbedMessage = (message: string) => documentOf(<EmbedMessage message={message} />);

  /** The parameters of an address that pages read: they depend on the facts of the site. */
  const searchParameters = (): readonly string[] => [
    ...addressParameters(),
    ...browseParameters,
    returnParameter,
    PICTURE_PARAMETER,
  ];

  const embeds = { renderEmbed, renderEmbedMessage, embedStyle };
  return { renderPage, readHead, applySite, publicPaths, searchParameters, ...embeds };
}

/** A loader answers with a response where it redirects. */
const redirectOf = ({ headers, status }: Response): Redirect => ({
  location: headers.get('location') ?? paths.home,
  status,
});
