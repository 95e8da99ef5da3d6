import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { restCompat } from '../../rest-compat/plugin';
import { registerAccountData } from '../account/account-data';
import { artifactTypeLabels } from '../artifacts/artifact-type';
import { wasListed } from '../revisions/was-listed';
import { Changes } from '../changes/changes';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import { registerSiteFiles } from '../discovery/site-files';
import { registerSitemaps } from '../discovery/sitemaps';
import { registerEmbeds } from '../embeds/embeds';
import { oEmbedLink } from '../embeds/oembed';
import type { Environment } from '../env';
import { createApolloServer } from '../graphql/apollo';
import type { Context, ContextOf } from '../graphql/context';
import { Services } from '../graphql/feature';
import { registerGraphQL } from '../graphql/graphql-route';
import type { Operation, OperationResult } from '../graphql/operation-runner';
import { buildSchema, schemaText, translateDatabaseError } from '../graphql/schema';
import { guardEmulator, isFromThisMachine } from '../http/emulator-guard';
import { ConcurrencyLimit } from '../http/concurrency-limit';
import { registerHealth } from '../http/health';
import { clientFinder } from '../http/network';
import { RateLimit } from '../http/rate-limit';
import { registerSecurityHeaders } from '../http/security-headers';
import { createLog, type LogOutput } from '../logging';
import { normalizeEmail } from '../members/normalize-email';
import type { TokenVerifier } from '../members/token-verifier';
import { registerOai } from '../oai/oai.route';
import { fallbackHead } from '../pages/head-html';
import {
  clientRendered,
  createPageRendering,
  type PageRenderer,
  type ServerSite,
} from '../pages/page-rendering';
import { registerPages } from '../pages/pages';
import { recordLinks } from '../records/record-links';
import { registerRecords } from '../records/records';
import { CurrentSite } from '../site/current-site';
import { paletteCss } from '../site/palette';
import type { Site } from '../site/site';
import { registerSite } from '../site/site.routes';
import { DeclaredParameters } from '../response-cache/declared-parameters';
import { FrontServer } from '../response-cache/front-server';
import { pendingResponseOf } from '../response-cache/pending-response';
import { ResponseCache } from '../response-cache/response-cache';
import { registerResponseHooks } from '../response-cache/response-hooks';
import { accelerate } from '../web/accelerator/accelerator';
import { createFastify, type FastifyOptions } from './create-fastify';
import { addPictures, type PictureParts } from './pictures';
import { createSessions } from './create-sessions';
import { memberData, resolvers } from './features';
import {
  measureCache,
  measureRequests,
  measureResolvers,
  measureStatements,
  measureWrites,
  type Metrics,
  ownMetrics,
  registerMetrics,
} from './metrics';
import { RequestContexts } from './request-context';
import { createRuntimeConfig, type RuntimeConfig } from './runtime-config';

/** What the web server is built from; tests pass parts of their own. */
export interface AppParts extends FastifyOptions {
  /** Without it, the log goes to the standard output. */
  logTo?: LogOutput;
  database: Database;
  writer: Writer;
  verifier: TokenVerifier;
  /** Where pictures are stored, and made. */
  pictures: PictureParts;
  /** The folder of the built web client. */
  clientDir: string;
  /** Prepares to render pages on the server; without it, the browser renders them alone. */
  createRenderer?: (config: RuntimeConfig, site: ServerSite) => PageRenderer;
  /** The operator's site; without it, the built-in one. */
  site?: CurrentSite;
  settings: Pick<
    Environment,
    | 'production'
    | 'publicUrl'
    | 'policyDir'
    | 'contact'
    | 'linkedPictures'
    | 'dataLicense'
    | 'firebaseWebConfig'
    | 'emulator'
    | 'checksRevocation'
    | 'trustProxy'
    | 'rateLimit'
    | 'logLevel'
    | 'cache'
    | 'metricsToken'
    | 'copyLinkedPictures'
  >;
  /** What other processes write; without it, this process is the only one. */
  changes?: Changes;
  /** The metrics of this process and of others; without it, of this process alone. */
  metrics?: Metrics;
  /** Whether repeated operations are accelerated; without it, they are. */
  accelerated?: boolean;
}

/** Builds the web server: pages, `/graphql` and `/api` on one origin. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, verifier, clientDir, settings } = parts;
  const { changes = new Changes(), metrics = ownMetrics(), site = new CurrentSite(null) } = parts;
  const { publicUrl, rateLimit, trustProxy } = settings;
  const { registry } = metrics;

  const clientOf = clientFinder(trustProxy);
  const limit = rateLimit === null ? null : new RateLimit(rateLimit, clientOf);
  const streams = new ConcurrencyLimit({ ofOne: 4, ofAll: 32, what: 'long lists' });
  const beginStream = (request: FastifyRequest, reply: FastifyReply) => {
    const { key, site } = clientOf(request.raw);
    // One customer can have more networks in a /48 than there are streams.
    streams.begin(site ?? key, reply.raw);
  };
  const log = createLog(settings.logLevel, parts.logTo);
  const observe = measureRequests(registry);
  measureStatements(database.dataSource, registry);

  const writer = measureWrites(parts.writer, registry);
  const services = new Services(database, writer, changes, settings.cache, {
    publicUrl,
    site,
    policyDir: settings.policyDir,
    contact: settings.contact,
    dataLicense: settings.dataLicense,
    deleteUser: verifier.deleteUser,
  });
  const sessions = createSessions(services, verifier, settings.checksRevocation);
  const contexts = new RequestContexts({ sessions, database, limit, log });

  const schema = measureResolvers(buildSchema(resolvers, services), registry);
  const apollo = createApolloServer(schema);
  await apollo.start();
  const execute = async (
    { query, variables }: Operation,
    contextValue: Context,
  ): Promise<OperationResult> => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
    return body.singleResult;
  };
  const executeAsVisitor = async (
    request: FastifyRequest,
    operation: Operation,
  ): Promise<OperationResult> => execute(operation, await contexts.ofVisitor(request.raw));

  const cache = settings.cache ? new ResponseCache(changes) : null;
  if (cache) measureCache(cache, registry);
  const runtimeConfigOf = (now: Site) => createRuntimeConfig(settings, now);
  const renderer = parts.createRenderer?.(runtimeConfigOf(site.get()), serverSite(site.get()));
  site.onReload((now) => {
    renderer?.applySite(serverSite(now));
    // Every cached response may contain the name.
    changes.announce('catalogue');
  });
  const parameters = new DeclaredParameters();
  const front = new FrontServer({
    cache,
    limit,
    isAllowed: settings.emulator && isFromThisMachine,
    parameters,
  });
  const app = createFastify({
    settings,
    timeouts: parts.timeouts,
    log,
    serverFactory: front.factory,
  });
  app.addHook('onClose', () => apollo.stop());
  parameters.collect(app);

  const source = { publicUrl, dataLicense: settings.dataLicense, site };
  const isOrWasListed = (id: string) => wasListed(database, id);
  const translateError = (error: unknown) => translateDatabaseError(database, error);

  const contextOf: ContextOf = (request) => contexts.of(request);

  if (settings.emulator) guardEmulator(app);
  registerMetrics(app, settings, metrics, observe);
  registerSecurityHeaders(app, settings, () =>
    renderer ? [paletteCss(site.get().palette) + renderer.embedStyle] : [],
  );
  await registerResponseHooks(app, limit);
  registerHealth(app, {
    queryDatabase: () => database.dataSource.query('SELECT 1'),
    canVerifyTokens: () => verifier.isReady(),
  });
  const sendPage = await registerPages(app, {
    clientDir,
    publicUrl,
    site,
    runtimeConfigOf,
    searchParameters: renderer?.searchParameters ?? [],
    viewPage: renderer
      ? createPageRendering({
          site,
          renderer,
          execute: async (request, operation) =>
            execute(operation, await contexts.ofPage(request.raw)),
          limit,
        })
      : async () => clientRendered(fallbackHead),
    linksOf: (id) => [...recordLinks(source, id, 'page'), oEmbedLink(publicUrl, id)],
  });
  await registerRecords(app, {
    source,
    execute,
    visitorContext: (request) => contexts.ofVisitor(request.raw),
    revision: () => changes.revision('visitor'),
    beginStream,
    wasListed: isOrWasListed,
    sendPage,
    translateError,
  });
  if (renderer) {
    await registerEmbeds(app, {
      publicUrl,
      site,
      renderer,
      limit,
      execute: executeAsVisitor,
      wasListed: isOrWasListed,
      translateError,
    });
  }
  registerSite(app, site);
  registerSiteFiles(app, {
    publicUrl,
    site,
    contact: settings.contact,
    schemaText: schemaText(schema),
  });
  await registerSitemaps(app, {
    database,
    limit,
    publicUrl,
    publicPaths: () => renderer?.publicPaths() ?? [],
    revision: () => changes.revision('visitor'),
    beginStream,
    translateError,
  });
  if (parts.accelerated !== false) {
    accelerate(app, front, { schema, contextOf, limit, log, observe });
  }
  await registerGraphQL(app, apollo, contextOf);
  await addPictures(app, {
    ...parts.pictures,
    ...{ settings, clientDir, database, writer, changes, registry },
    contextOf,
  });
  await registerAccountData(app, {
    database,
    memberData,
    contextOf,
    beginStream,
  });
  await registerOai(app, services, contextOf);
  await app.register(restCompat, {
    prefix: '/api',
    execute: async (request, operation) => execute(operation, await contextOf(request.raw)),
    viewerEmail: async (request) => (await contextOf(request.raw)).viewer?.email ?? null,
    reserve: async (request, operations) => (await contextOf(request.raw)).reserve(operations),
    beginStream,
    doNotCache: (request) => pendingResponseOf(request.raw)?.doNotCache(),
    publicUrl,
    site: () => site.get().identity,
    dataLicense: settings.dataLicense,
    catalogueRevision: ({ headers }) =>
      changes.revision(headers.authorization === undefined ? 'visitor' : 'member'),
    artifactTypeLabels,
    normalizeEmail,
  });
  return app;
}

const serverSite = ({ identity, content, palette }: Site): ServerSite => ({
  identity,
  content,
  paletteCss: paletteCss(palette),
});
