import { ApolloClient, ApolloLink } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { ServerStyleSheet } from 'styled-components';
import { createCache } from './apollo/cache';
import { App } from './App';
import { createFirebaseSession } from './auth/firebase-session';
import type { FirstView } from './first-view';
import { createRoutes, modulesOf } from './routes';
import { setRuntimeConfig, type RuntimeConfig } from './runtime-config';

type PageOperation = Pick<ApolloLink.Operation, 'query' | 'variables'>;

/** Executes an operation of the page as a visitor. */
type Execute = (operation: PageOperation) => Promise<{
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string }[];
}>;

export interface DrawnPage {
  /** The content of #root. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** As JSON, the same however the page's operations overtook each other. */
  view: string;
  /** The sources, from this folder on, of the code that the browser needs to take the page over. */
  modules: string[];
}

/**
 * Prepares to draw pages on the server, each as it stands before anybody knows who is there: a
 * public page with what its loader asks for, a member's as the bars around a spinner.
 */
export function createRenderer(config: RuntimeConfig) {
  setRuntimeConfig(config);
  const session = createFirebaseSession(config.firebase);

  /** @throws where an operation fails, or the address only leads elsewhere: the browser sees to it. */
  return async (address: string, execute: Execute): Promise<DrawnPage> => {
    const failures: unknown[] = [];
    const ask = async (operation: PageOperation) => {
      try {
        const result = await execute(operation);
        if (result.errors) throw new AggregateError(result.errors);
        return result;
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
    const link = new ApolloLink(({ query, variables }) => from(ask({ query, variables })));
    const cache = createCache();
    const client = new ApolloClient({ ssrMode: true, cache, link });
    const handler = createStaticHandler(createRoutes(client));
    const context = await handler.query(new Request(new URL(address, config.publicUrl)));
    if (context instanceof Response) throw new Error(`${address} leads elsewhere.`);
    if (failures.length > 0) throw new AggregateError(failures, 'A page lacks its data.');

    const sheet = new ServerStyleSheet();
    const html = renderToString(
      sheet.collectStyles(
        <App session={session} client={client}>
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
    const view: FirstView = {
      cache: cache.extract(),
      router: { loaderData: context.loaderData },
    };
    return {
      html,
      styles,
      view: canonicalStringify(view),
      modules: modulesOf(context.matches),
    };
  };
}
