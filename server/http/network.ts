import ipaddr from 'ipaddr.js';

/** A provider usually gives one customer a whole network of this size. */
const IPV6_PREFIX_PARTS = 4;

/**
 * What counts as one client: an IPv4 address, or an IPv6 network of /64, in which one client has
 * 2^64 addresses. IPv4 addresses written as IPv6 are IPv4 addresses.
 */
export function networkOf(address: string): string {
  // A zone such as %eth0 names an interface of this machine.
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return plain;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return parts
    .slice(0, IPV6_PREFIX_PARTS)
    .map((part) => part.toString(16))
    .join(':');
}
