import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian has a folder for each installed version of PostgreSQL. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';
/** Debian's packages whose programs have other names. */
const PACKAGES: Record<string, string> = { postgres: 'postgresql' };

/** Returns the path of an installed program, or null. Debian's users have no sbin in their PATH. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return (
    [...folders, ...postgresFolders()].map((folder) => join(folder, name)).find(isExecutable) ??
    null
  );
}

/** The folders with Debian's programs of PostgreSQL, the newest version first. */
function postgresFolders(): string[] {
  if (!existsSync(POSTGRES_VERSIONS)) return [];
  const versions = readdirSync(POSTGRES_VERSIONS).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(POSTGRES_VERSIONS, version, 'bin'));
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
 * Declares tests that need programs of Debian's packages. Without them the tests are skipped, and the
 * reason is printed.
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
  const packages = missing.map((program) => PACKAGES[program] ?? program).join(' ');
  const reason = `skipped, because programs are missing: apt-get install ${packages}`;
  // Jest does not print the names of skipped tests.
  process.stderr.write(`The tests "${name}" are ${reason}\n`);
  describe.skip(`${name} (${reason})`, tests);
}
