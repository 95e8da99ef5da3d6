// @ts-check
import { once } from 'node:events';
import fs from 'node:fs/promises';

/**
 * Loaded into a command by "node --import": before the command renames a file, it tells its parent process,
 * and waits for an answer.
 */
const { rename } = fs;
fs.rename = async (from, to) => {
  const isAnswered = once(process, 'message');
  process.send?.('renames');
  await isAnswered;
  return rename(from, to);
};
