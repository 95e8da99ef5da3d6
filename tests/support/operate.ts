import { execFile } from 'node:child_process';

/** Runs a built operator's command with these environment variables. */
export function operate(
  command: 'admin' | 'backup' | 'restore',
  variables: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const program = [`dist/server/${command}.js`, ...words];
    const env = { PATH: process.env['PATH'], ...variables };
    const child = execFile(process.execPath, program, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: (stdout + stderr).trim() }),
    );
  });
}
