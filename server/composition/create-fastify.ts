import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { Environment } from '../base/env';
import { endConnections } from '../web/http/end-connections';
import { requestIdOf } from '../web/http/request-id';
import { hasFragment } from '../web/http/requests';
import { ResponseLog } from '../base/logging';

/** How long the server waits for a client, in milliseconds. Node answers a slower one 408. */
const TIMEOUTS = {
  /** For the head of a request. */
  head: 30_000,
  /** For a whole request, such as a picture of 10 MiB at 0.7 Mbit/s. */
  request: 120_000,
  /** Between two checks for slow requests. */
  checkInterval: 30_000,
  /** For a byte on a connection that has an open request. */
  silence: 60_000,
  /** For the rest of a request when the server closes. */
  lastRequests: 1_000,
  /** For the answers to requests that had arrived when the server began to close. */
  lastAnswers: 7_000,
};

/** What tests set otherwise. */
export interface FastifyOptions {
  timeouts?: Partial<typeof TIMEOUTS>;
}

interface FastifyParts extends FastifyOptions {
  settings: Pick<Environment, 'trustProxy'>;
  log: FastifyBaseLogger;
  serverFactory: FastifyServerFactory;
}

/** Creates Fastify without routes: time limits, trusted proxies, logging. */
export function createFastify({
  settings,
  serverFactory,
  log,
  ...options
}: FastifyParts): FastifyInstance {
  const { trustProxy } = settings;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const app = Fastify({
    loggerInstance: log,
    logController: new ResponseLog(),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    serverFactory,
    genReqId: requestIdOf,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    // Node uses the shorter of the two timeouts for the head, and the longer for the whole request.
    http: { headersTimeout: timeouts.head, connectionsCheckingInterval: timeouts.checkInterval },
    // Paths contain e-mail addresses; Node's limit of a request's head bounds their length.
    routerOptions: { maxParamLength: 16_384, querystringParser: readParameters },
    frameworkErrors: (_error, _request, reply: FastifyReply) => void refuseAddress(reply),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (hasFragment(request)) await refuseAddress(reply);
  });
  app.addHook('preParsing', refuseEncodedBody);
  const beginToEnd = endConnections(app.server, {
    requests: timeouts.lastRequests,
    answers: timeouts.lastAnswers,
  });
  app.addHook('preClose', async () => beginToEnd());
  return app;
}

/**
 * Refuses bodies in another encoding than `identity`. Decoding is dear: 16 kB of Brotli can stand for 20 GB,
 * and a decoder works ahead of the limit of the length.
 */
async function refuseEncodedBody({ method, headers }: FastifyRequest, reply: FastifyReply) {
  const encoding = headers['content-encoding'] ?? '';
  if (/^(GET|HEAD)$/.test(method) || /^\s*(identity)?\s*$/i.test(encoding)) return;
  // RFC 9110, section 12.5.3: an answer 415 says which encodings are taken.
  reply.header('accept-encoding', 'identity');
  const message = 'Send the body without Content-Encoding: encoded bodies are not taken.';
  throw Object.assign(new Error(message), { statusCode: 415 });
}

/**
 * Reads the parameters of an address as the response cache does. Fastify's own parser reads malformed
 * escapes otherwise, so that two addresses with one key would have two responses.
 */
function readParameters(search: string): Record<string, string | string[]> {
  const read = new Map<string, string | string[]>();
  // `URLSearchParams` removes one mark.
  for (const [name, value] of new URLSearchParams(`?${search}`)) {
    const before = read.get(name);
    if (Array.isArray(before)) before.push(value);
    else read.set(name, before === undefined ? value : [before, value]);
  }
  return Object.fromEntries(read);
}

const refuseAddress = (reply: FastifyReply) =>
  reply.code(400).send({ message: 'The address cannot be read.' });
