/** The largest number that an `integer` column of either engine holds. */
const MAX_ID = 2 ** 31 - 1;

/** The number behind an artifact's ID, or null when no artifact can have it. */
export function parseId(id: string): number | null {
  const value = Number(id);
  return /^[1-9]\d{0,9}$/.test(id) && value <= MAX_ID ? value : null;
}
