import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build is one folder deeper than the sources. */
const ROOT = join(__dirname, __filename.endsWith('.js') ? '../../..' : '../..');

/** The version of the product, as in `package.json`. */
export const { version: VERSION } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
) as { version: string };
