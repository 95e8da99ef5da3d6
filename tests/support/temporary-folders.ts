import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A new, empty folder, which is removed after the tests of the file, or of its batch. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-test-'));
  made.push(folder);
  return folder;
}

afterAll(() =>
  Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))),
);
