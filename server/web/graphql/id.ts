import { MAX_INTEGER } from '../../database/sql';

/** The number behind an artifact's ID, or null when no artifact can have it. */
export function parseId(id: string): number | null {
  const value = Number(id);
  return /^[1-9]\d{0,9}$/.test(id) && value <= MAX_INTEGER ? value : null;
}
