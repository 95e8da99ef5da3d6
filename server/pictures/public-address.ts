import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure';

export interface AddressOptions {
  /** Which IP addresses may be connected to. Tests and rehearsals let loopback pass. */
  isPublic?: (address: string) => boolean;
  /** Finds the IP addresses of a host name, at least one. */
  resolve?: (hostname: string) => Promise<string[]>;
}

/** The IPv6 addresses that are given to networks of the internet: RFC 4291, section 2.4. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure serves the settings and secrets of a virtual machine at this address of the public range. */
const AZURE_PLATFORM = '168.63.129.16';

/**
 * Whether the address belongs to the internet. Addresses that contain or name another one (IPv4-mapped,
 * NAT64, 6to4, Teredo, zones) do not, whichever they name.
 * @param address an IP address as resolvers write it, without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() !== AZURE_PLATFORM;
  return parsed.match(GLOBAL_UNICAST);
}

/**
 * The public addresses of a host, at least one. A host name is resolved once.
 * @param hostname as in `URL`, which turns every notation of an IPv4 address into the usual one
 * @throws FetchFailure if no address is public; an error of DNS if there is no address.
 */
export async function publicAddressesOf(
  hostname: string,
  { isPublic = isPublicAddress, resolve = resolveHost }: AddressOptions,
): Promise<LookupAddress[]> {
  // An IPv6 address has brackets in a URL.
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const allowed = addresses.filter(isPublic);
  if (allowed.length === 0) {
    throw new FetchFailure('PRIVATE_ADDRESS', 'The host has no public address.');
  }
  return allowed.map((address) => ({ address, family: isIP(address) }));
}

/**
 * Asks the servers of DNS alone, as `/etc/resolv.conf` names them now. A look-up of the system would hold a
 * thread, and a process does not end before its threads: up to 25 s, if the servers are silent.
 */
async function resolveHost(hostname: string): Promise<string[]> {
  if (/(^|\.)localhost\.?$/.test(hostname)) return ['127.0.0.1'];
  const resolver = new Resolver();
  const outcomes = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const addresses = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : [],
  );
  if (addresses.length > 0) return addresses;
  throw outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
}
