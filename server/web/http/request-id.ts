import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ID = Symbol('request id');

type IdentifiedRequest = IncomingMessage & { [ID]?: string };

/** The identifier of a request, which its log lines and its response name. Always the same one. */
export const requestIdOf = (request: IdentifiedRequest): string => (request[ID] ??= randomUUID());
