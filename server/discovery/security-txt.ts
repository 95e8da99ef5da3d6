import { contactAddress } from '../records/addresses';

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const LIFETIME = 180 * DAY;

/**
 * Whom to tell about a vulnerability (RFC 9116). It expires half a year after the day on which it is
 * requested, so the text is the same for a whole day.
 */
export function securityTxt(publicUrl: string, contact: string | null, now: Date): string {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const fields = [
    ['Contact', `mailto:${contactAddress(publicUrl, contact)}`],
    ['Expires', new Date(today + LIFETIME).toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
