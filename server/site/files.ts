import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { messageOf } from '../base/error-message';
import { ConfigurationError, errorCode } from '../base/errors';

/** @returns null when there is no such file. @throws ConfigurationError when it cannot be read. */
export const readIfPresent = (path: string): string | null =>
  ifPresent(path, () => readFileSync(path, 'utf8'));

/** @returns null when there is no such file or folder. @throws ConfigurationError when it cannot be read. */
export function ifPresent<Content>(path: string, read: () => Content): Content | null {
  try {
    return read();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    const reason = messageOf(error);
    throw new ConfigurationError(`${path} cannot be read: ${reason}`, { cause: error });
  }
}

/**
 * Reads a file of JSON; its faults are added to the list.
 * @returns the value, and the keys of it that have no faults; null when there is no such file.
 */
export function readJsonFile<Shape extends z.ZodObject>(
  folder: string,
  name: string,
  schema: Shape,
  faults: string[],
): { value: unknown; sound: z.infer<Shape> } | null {
  const text = readIfPresent(join(folder, name));
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    faults.push(`${name}: ${messageOf(error)}`);
    return { value: {}, sound: schema.parse({}) };
  }
  const result = schema.safeParse(value);
  if (result.success) return { value, sound: result.data };
  const { issues } = result.error;
  for (const { path, message } of issues) {
    const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    faults.push(`${name}: ${`${place.join('').slice(1)}: `.replace(/^: /, '')}${message}`);
  }
  // The keys without faults are kept, so that the rest of their faults is found, too.
  const faulty = new Set(issues.map(({ path: [key] }) => key));
  const isSound = (key: string) => Object.hasOwn(schema.shape, key) && !faulty.has(key);
  const entries = Object.entries(value ?? {}).filter(([key]) => isSound(key));
  return { value, sound: schema.parse(Object.fromEntries(entries)) };
}
