import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves room for about so many bytes. */
  fill(room: number): void;
  unmount(): void;
}

/** A file system of 4 MiB, in memory; null where none may be mounted. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'antiquary-disk-'));
  const mount = ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder];
  if (spawnSync('mount', mount).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(room) {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - room)));
    },
    unmount() {
      spawnSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
