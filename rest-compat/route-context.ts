import type { IncomingHttpHeaders } from 'node:http';
import type { RunOperation } from '../server/web/graphql/operation-runner';
import type { DocumentedRecord } from './openapi/schemas';

/** What guards, variables and presenters know about a request. */
export interface RouteContext {
  params: Readonly<Record<string, string | undefined>>;
  /** The parameters of the address, as they were sent. */
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<IncomingHttpHeaders>;
  /** The properties of the JSON object in the body; empty when the body is anything else. */
  body: Readonly<Record<string, unknown>>;
  /** The labels of the types, which REST writes and reads, and which fields may be left out. */
  record: DocumentedRecord;
  run: RunOperation;
  /** Whether this is the caller's e-mail address. */
  isViewer: (email: string) => boolean;
}
