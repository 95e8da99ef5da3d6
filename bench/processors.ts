import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** The number of the processor that the load has to itself, if there are several. */
export const RESERVED = cpus().length - 1;

/**
 * Leaves that processor to the load, and the others to this process and to all that it starts from now
 * on. Where the kernel may move them, the same server costs up to half as much again in one run as in
 * the next: waking a thread on another processor takes long.
 */
export function reserveProcessor(): void {
  if (RESERVED > 0) moveTo(`0-${RESERVED - 1}`);
}

/** Runs `act`, in which this process is the load, on the reserved processor. */
export async function onReserved<Result>(act: () => Promise<Result>): Promise<Result> {
  moveTo(String(RESERVED));
  try {
    return await act();
  } finally {
    reserveProcessor();
  }
}

function moveTo(processors: string): void {
  const args = ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)];
  execFileSync('taskset', args, { stdio: 'ignore' });
}
