import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { type FetchOptions, fetchPublic } from '../../server/pictures/public-fetch';

/** A site on loopback to which members link. */
interface OtherSite {
  port: number;
  requests: IncomingMessage[];
  /** How many connections were made, and how many of them are open. */
  connections: number;
  open: Set<Socket>;
}

const sites = new Set<() => void>();

interface Place {
  address?: string;
  /** A free one by default. */
  port?: number;
  tls?: { key: string; cert: string };
}

/** @param answer what is not answered stays open until `stopOtherSites` */
export async function startOtherSite(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { address = '127.0.0.1', port = 0, tls }: Place = {},
): Promise<OtherSite> {
  const listener: RequestListener = (request, response) => {
    site.requests.push(request);
    answer(request, response);
  };
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  const site: OtherSite = { port, requests: [], connections: 0, open: new Set() };
  server.on('connection', (socket: Socket) => {
    site.connections += 1;
    site.open.add(socket);
    socket.on('close', () => site.open.delete(socket));
  });
  server.listen(port, address);
  await once(server, 'listening');
  site.port = (server.address() as AddressInfo).port;
  sites.add(() => {
    server.close();
    server.closeAllConnections();
  });
  return site;
}

export function stopOtherSites(): void {
  for (const stop of sites) stop();
  sites.clear();
}

/** Fetches with names that lead to 127.0.0.1, the only address that passes. */
export function fetchFrom(url: string, options: Partial<FetchOptions> = {}): Promise<Buffer> {
  return fetchPublic(url, {
    publicUrl: 'https://catalogue.test',
    maxBytes: 1_000,
    // Longer than the tests wait: the deadline closes nothing that the fetch leaves open.
    timeoutMs: 60_000,
    resolve: async () => ['127.0.0.1'],
    isPublic: (address) => address === '127.0.0.1',
    ...options,
  });
}
