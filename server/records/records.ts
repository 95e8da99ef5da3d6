import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendErrorsAsJson } from '../http/send-error';
import type { SendPage } from '../pages/pages';
import type { RecordSource } from './record';
import { registerExports, registerFeed } from './list.routes';
import { registerRecordRoutes } from './record.routes';
import type { VisitorParts } from './visitor';

export interface RecordParts extends VisitorParts {
  source: RecordSource;
  /** Changes with every write that a visitor may see; it is the ETag of streamed exports. */
  revision: () => string;
  /** Counts an export that is streamed. @throws GraphQLError when too many are. */
  beginStream: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Whether an artifact with this identifier is, or was, in the catalogue. */
  wasListed: (id: string) => Promise<boolean>;
  /** Sends the page of the request's address. */
  sendPage: SendPage;
  /** An error of the database as the schema would show it. */
  translateError: (error: unknown) => unknown;
}

/**
 * Serves the records of artifacts, the exports of the catalogue and its feed. Everybody may read
 * them.
 */
export async function registerRecords(app: FastifyInstance, parts: RecordParts): Promise<void> {
  await app.register(async (scope) => {
    sendErrorsAsJson(scope, parts.translateError);
    registerRecordRoutes(scope, parts);
    registerExports(scope, parts);
    registerFeed(scope, parts);
  });
}
