import type { FastifyInstance } from 'fastify';
import { artifactTypeEnum } from '../catalogue/artifacts/artifact-type';
import { Changes } from '../database/changes';
import { createApolloServer } from '../web/graphql/apollo';
import type { ContextOf } from '../web/graphql/context';
import { registerGraphQL } from '../web/graphql/graphql-route';
import { executorOf } from '../web/graphql/operation-runner';
import { buildSchema, schemaText, translateDatabaseError } from '../web/graphql/schema';
import { Services } from '../web/graphql/services';
import { ConcurrencyLimit } from '../web/http/concurrency-limit';
import { guardEmulator, isFromThisMachine } from '../web/http/emulator-guard';
import { registerHealth } from '../web/http/health';
import { clientFinder } from '../web/http/network';
import { RateLimit } from '../web/http/rate-limit';
import { registerSecurityHeaders } from '../web/http/security-headers';
import { createLog } from '../base/logging';
import { DeclaredParameters } from '../web/response-cache/declared-parameters';
import { FrontServer } from '../web/response-cache/front-server';
import { ResponseCache } from '../web/response-cache/response-cache';
import { registerResponseHooks } from '../web/response-cache/response-hooks';
import { CurrentSite } from '../site/current-site';
import { paletteCss } from '../site/palette';
import { accelerate } from '../web/accelerator/accelerator';
import type { Host } from '../web/feature';
import type { AppParts } from './app-parts';
import { createFastify } from './create-fastify';
import { createSessions } from './create-sessions';
import { features as allFeatures, memberDataOf, resolversOf } from './features';
import {
  measureCache,
  measureRequests,
  measureResolvers,
  measureStatements,
  measureWrites,
  ownMetrics,
  registerMetrics,
} from './metrics';
import { addPages, createSiteRenderer } from './pages';
import { addPictures } from './pictures';
import { RequestContexts } from './request-context';

/** Builds the web server: what every request needs, and then the features. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, verifier, settings, features = allFeatures } = parts;
  const { changes = new Changes(), metrics = ownMetrics(), site = new CurrentSite(null) } = parts;
  const { registry } = metrics;
  const log = createLog(settings.logLevel, parts.logTo);
  const observe = measureRequests(registry);
  measureStatements(database.dataSource, registry);

  const writer = measureWrites(parts.writer, registry);
  const deployment = { ...settings, site, deleteUser: verifier.deleteUser };
  const memberData = memberDataOf(features);
  const services = new Services(database, writer, changes, settings.cache, deployment, memberData);
  const declared = [artifactTypeEnum(site.get().record.types)];
  const schema = measureResolvers(buildSchema(resolversOf(features), declared, services), registry);
  const apollo = createApolloServer(schema, services);
  await apollo.start();

  const clientOf = clientFinder(settings.trustProxy);
  const limit = settings.rateLimit === null ? null : new RateLimit(settings.rateLimit, clientOf);
  const sessions = createSessions(services, verifier, settings.checksRevocation);
  const contexts = new RequestContexts({ sessions, database, limit, log });
  const contextOf: ContextOf = (request) => contexts.of(request);

  const cache = settings.cache ? new ResponseCache(changes) : null;
  if (cache) measureCache(cache, registry);
  const parameters = new DeclaredParameters();
  const isAllowed = settings.emulator && isFromThisMachine;
  const front = new FrontServer({ cache, limit, isAllowed, parameters });
  const app = createFastify({ ...parts, log, serverFactory: front.factory });
  app.addHook('onClose', () => apollo.stop());
  parameters.collect(app);
  if (settings.emulator) guardEmulator(app);
  registerMetrics(app, settings, metrics, observe);
  const renderer = createSiteRenderer(parts, site, changes);
  registerSecurityHeaders(app, settings, () =>
    renderer ? [paletteCss(site.get().palette) + renderer.embedStyle] : [],
  );
  await registerResponseHooks(app, limit);
  registerHealth(app, {
    queryDatabase: () => database.dataSource.query('SELECT 1'),
    canVerifyTokens: () => verifier.isReady(),
  });

  const streams = new ConcurrencyLimit({ ofOne: 4, ofAll: 32, what: 'long lists' });
  const execute = executorOf(apollo);
  const sendPage = await addPages(app, parts, {
    ...{ site, renderer, limit },
    execute: async ({ raw }, operation) => execute(operation, await contexts.ofPage(raw)),
    linksOf: (id) => features.flatMap((feature) => feature.linksOf?.(id, host) ?? []),
  });
  const host: Host = {
    ...{ services, registry, limit, renderer, sendPage, contextOf, execute },
    schemaText: () => schemaText(schema),
    visitorContext: ({ raw }) => contexts.ofVisitor(raw),
    beginStream({ raw }, reply) {
      const { key, network48 } = clientOf(raw);
      // One customer can have more networks in a /48 than there are streams.
      streams.begin(network48 ?? key, reply.raw);
    },
    revision: (audience) => changes.revision(audience),
    translateError: (error) => translateDatabaseError(database, error),
  };

  if (parts.accelerated !== false) {
    accelerate(app, front, { schema, contextOf, limit, log, observe });
  }
  await registerGraphQL(app, apollo, contextOf);
  await addPictures(app, host, { ...parts.pictures, ...parts });
  for (const feature of features) await feature.register?.(app, host);
  return app;
}
