import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of an installed program, or null. Debian's users have no sbin in their PATH. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Declares tests that need programs, each of which is in the Debian package of its name. Without them
 * the tests are skipped, and the reason is printed.
 */
export function describeWithPrograms(
  programs: readonly string[],
  name: string,
  tests: () => void,
): void {
  const missing = programs.filter((program) => !findProgram(program));
  if (missing.length === 0) {
    describe(name, tests);
    return;
  }
  const reason = `skipped, because programs are missing: apt-get install ${missing.join(' ')}`;
  // Jest does not print the names of skipped tests.
  process.stderr.write(`The tests "${name}" are ${reason}\n`);
  describe.skip(`${name} (${reason})`, tests);
}
