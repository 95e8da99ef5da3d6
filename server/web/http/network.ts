import type { IncomingMessage } from 'node:http';
import { all, compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** A client for the rate limit, and the network that it is a part of. */
export interface Client {
  /** Names an IPv4 address, or some of the networks of /64 in one of /48. */
  key: string;
  /** An IPv6 network of /48; null for IPv4. */
  network48: string | null;
}

export type ClientOf = (request: IncomingMessage) => Client;

/**
 * Finds the client of a request, at the farthest address that no untrusted proxy has written.
 * @param trustProxy the proxies whose forwarding headers name the client.
 */
export function clientFinder(trustProxy: readonly string[]): ClientOf {
  const trust = compile([...trustProxy]);
  return (request) => clientAt(all(request, trust).at(-1) ?? '');
}

/** In how many parts the 65,536 networks of /64 in one of /48 are counted. */
const PARTS_OF_NETWORK48 = 64;

/**
 * The client with this address. In an IPv6 network of /64, which is the least that a provider gives
 * to a customer, one client has 2^64 addresses. A customer with a network of /48 has 65,536 of
 * these: they share 64 keys, so that one customer cannot fill the counters of all clients. IPv4
 * addresses written as IPv6 are IPv4 addresses.
 */
export function clientAt(address: string): Client {
  // A zone such as %eth0 names an interface of this machine.
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return { key: plain, network48: null };
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return { key: parsed.toString(), network48: null };
  const { parts } = parsed as ipaddr.IPv6;
  const network48 = parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(':');
  const network = parts[3] ?? 0;
  // All bits of the network count: providers give out blocks, whose first networks end in zeros.
  const part = (network ^ (network >> 6) ^ (network >> 12)) % PARTS_OF_NETWORK48;
  return { key: `${network48}/${part}`, network48 };
}
