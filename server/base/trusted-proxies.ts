import { isIP } from 'node:net';
import { ConfigurationError } from './errors';

const PROXY_PRESETS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The proxies whose forwarding headers are believed.
 * @throws ConfigurationError for an entry that is neither an address, a network nor a preset.
 */
export function trustedProxies(text: string | null): string[] {
  const list = text === null ? [] : text.split(',').map((entry) => entry.trim());
  for (const entry of list) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const network = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits);
    const known = isIP(address) > 0 && network;
    if (!PROXY_PRESETS.includes(entry) && !(known && rest.length === 0)) {
      throw new ConfigurationError(
        `TRUST_PROXY names "${entry}", but takes addresses, networks such as 10.0.0.0/8, or ${PROXY_PRESETS.join(', ')}.`,
      );
    }
  }
  return list;
}
