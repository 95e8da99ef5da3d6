import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { DataSource } from 'typeorm';
import type { Operation, OperationResult } from '../rest-compat/execute';
import { restCompat } from '../rest-compat/plugin';
import { artifactTypeLabels } from './artifacts/artifact-type';
import { Changes } from './changes';
import { type Context, createContext, createServices } from './context';
import type { Environment } from './env';
import { translateDatabaseError } from './database/engine';
import type { Writer } from './database/writer';
import { unforeseen } from './errors';
import { createApolloServer } from './graphql/apollo';
import { buildCatalogueSchema } from './graphql/schema';
import { AnswerCache } from './http/answer-cache';
import { registerAnswers } from './http/answers';
import { guardEmulator, isOfThisMachine } from './http/emulator-guard';
import { createFront, makingOf } from './http/front';
import { registerGraphQL } from './http/graphql-route';
import { registerHealth } from './http/health';
import { AnswerLog, loggerSettings, logFault } from './http/logging';
import { KeptAnswerCount, type Metrics, ownMetrics, registerMetrics } from './http/metrics';
import {
  measureCache,
  measureDatabase,
  measureResolvers,
  measureWrites,
} from './http/measurements';
import { readManifest } from './http/manifest';
import {
  createPageDrawing,
  type DrawPage,
  type PageOperation,
  type RenderPage,
  undrawn,
} from './http/page-drawing';
import { registerPages } from './http/pages';
import { RateLimit } from './http/rate-limit';
import { registerSecurityHeaders } from './http/security-headers';
import { foldEmail } from './members/fold-email';
import { MemberService } from './members/member.service';
import { Sessions } from './members/sessions';
import type { TokenVerifier } from './members/token-verifier';

/** How long, in milliseconds, the server has patience with a client. */
const TIMEOUTS = {
  /** With a request that arrives; Node answers a slower one 408. */
  arrival: 30_000,
  /** Until it looks again at which are too slow. */
  look: 30_000,
  /** With a connection that has an open request and carries nothing. */
  silence: 60_000,
};

/** What the product is built from; the tests hand in their own. */
export interface AppParts {
  dataSource: DataSource;
  writer: Writer;
  verifier: TokenVerifier;
  /** The folder of the built web client. */
  clientDir: string;
  /** Prepares to draw pages on the server; without it the browser draws them alone. */
  createRenderer?: (config: RuntimeConfig) => RenderPage;
  settings: Pick<
    Environment,
    | 'publicUrl'
    | 'firebaseWebConfig'
    | 'emulator'
    | 'checksRevocation'
    | 'trustProxy'
    | 'rateLimit'
    | 'logLevel'
    | 'cache'
    | 'metricsToken'
  >;
  /** What is written elsewhere; without it this process is the only one. */
  changes?: Changes;
  /** The figures of this process and of those beside it; without it there are none beside it. */
  metrics?: Metrics;
  timeouts?: typeof TIMEOUTS;
  /** Where the log goes; without it to the standard output. */
  logTo?: { write(line: string): void };
}

/** Builds the web server: pages, `/graphql` and `/api` on one origin. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { dataSource, verifier, clientDir, createRenderer, settings } = parts;
  const { changes = new Changes(), metrics = ownMetrics(), timeouts = TIMEOUTS, logTo } = parts;
  const { rateLimit, trustProxy } = settings;
  const limit = rateLimit === null ? null : new RateLimit(rateLimit, trustProxy);
  const cache = settings.cache ? new AnswerCache(changes) : null;
  const app = Fastify({
    logger: { ...loggerSettings(settings.logLevel), stream: logTo },
    logController: new AnswerLog(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    ...(cache && {
      serverFactory: createFront({
        cache,
        limit,
        isWelcome: settings.emulator ? isOfThisMachine : () => true,
        given: new KeptAnswerCount(metrics),
      }),
    }),
    genReqId: () => randomUUID(),
    requestTimeout: timeouts.arrival,
    connectionTimeout: timeouts.silence,
    // Node takes the shorter of the two for the head, and the longer for the whole.
    http: { headersTimeout: timeouts.arrival, connectionsCheckingInterval: timeouts.look },
    // Addresses carry e-mail addresses; how long they may be, Node's limit of a request's head says.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).send({ message: 'The address cannot be read.' });
    },
  });

  endOnceIdle(app);
  const { registry } = metrics;
  measureDatabase(dataSource, registry);
  if (cache) measureCache(cache, registry);
  const writer = measureWrites(parts.writer, registry);
  const { publicUrl } = settings;
  const services = createServices(dataSource, writer, changes, settings.cache);
  const members = new MemberService(dataSource, writer, changes);
  const sessions = new Sessions(verifier, members, changes, settings.checksRevocation);
  const apollo = createApolloServer(measureResolvers(buildCatalogueSchema(), registry));
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  /** @throws GraphQLErrors only: the callers show them as any other error. */
  const contextOf = async (
    { id: requestId, log, raw }: FastifyRequest,
    authorization: string | undefined,
  ): Promise<Context> => {
    try {
      const { viewer, assertNotRevoked } = await sessions.caller(authorization);
      return createContext(services, {
        viewer,
        assertMayWrite: async () => {
          if (viewer) limit?.countWrite(viewer);
          await assertNotRevoked();
        },
        countMore: (more) => limit?.countMore(raw, more),
        making: makingOf(raw),
        publicUrl,
        requestId,
        log,
      });
    } catch (thrown) {
      const error = translateDatabaseError(thrown);
      logFault(log, error);
      throw error instanceof GraphQLError ? error : unforeseen(requestId);
    }
  };
  const context = (request: FastifyRequest) => contextOf(request, request.headers.authorization);

  const execute = async (
    { query, variables }: PageOperation | Operation,
    contextValue: Context,
  ): Promise<OperationResult> => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('An operation was answered in parts.');
    return body.singleResult;
  };

  const manifest = readManifest(clientDir);
  const runtimeConfig = createRuntimeConfig(settings);
  const render = createRenderer?.(runtimeConfig);
  const drawPage: DrawPage = render
    ? createPageDrawing({
        render,
        execute: async (request, operation) =>
          execute(operation, await contextOf(request, undefined)),
        manifest,
        limit,
      })
    : async () => undrawn;

  if (settings.emulator) guardEmulator(app);
  registerMetrics(app, settings.metricsToken, metrics);
  registerSecurityHeaders(app, settings);
  await registerAnswers(app, limit);
  registerHealth(app, dataSource, verifier);
  await registerPages(app, {
    clientDir,
    manifest,
    publicUrl,
    runtimeConfig,
    findArtifact: (id) => services.artifacts.find(id),
    drawPage,
  });
  await registerGraphQL(app, apollo, context);
  await app.register(restCompat, {
    prefix: '/api',
    execute: async (request, operation) => execute(operation, await context(request)),
    publicUrl,
    catalogueRevision: ({ headers }) =>
      changes.revision(headers.authorization === undefined ? 'visitor' : 'member'),
    artifactTypeLabels,
    foldEmail,
  });
  return app;
}

/** A connection that carries a request while the server ends is idle after it, for minutes else. */
function endOnceIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const ending = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(ending));
  });
}

type RuntimeConfig = ReturnType<typeof createRuntimeConfig>;

/** What the browser has to know of this deployment. */
function createRuntimeConfig({ publicUrl, firebaseWebConfig, emulator }: AppParts['settings']) {
  const emulatorUrl = emulator && `http://${emulator.host}:${emulator.port}`;
  return { publicUrl, firebase: { config: firebaseWebConfig, emulatorUrl } };
}
