import { execFile } from 'node:child_process';

type Command = 'admin' | 'backup' | 'restore';

/** Runs a built operator's command with these environment variables. */
export const operate = (command: Command, variables: NodeJS.ProcessEnv, ...words: string[]) =>
  operateWithInput('', command, variables, ...words);

/** Runs a built operator's command that may read `input` from standard input. */
export function operateWithInput(
  input: string,
  command: Command,
  variables: NodeJS.ProcessEnv,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const program = [`dist/server/${command}.js`, ...words];
    const env = { PATH: process.env['PATH'], ...variables };
    const child = execFile(process.execPath, program, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, said: (stdout + stderr).trim() }),
    );
    child.stdin?.end(input);
  });
}
