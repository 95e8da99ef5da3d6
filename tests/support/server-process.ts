import { type ChildProcess, spawn, type IOType } from 'node:child_process';
import { once } from 'node:events';

/** One line of the server's log. */
export interface LogLine {
  level: number;
  msg: string;
  err?: { message: string; stack: string };
}

/** The levels of pino, the server's logger. */
export const LEVEL = { info: 30, warning: 40, error: 50, fatal: 60 };

/** The built server, without the steps of `npm start` before it. */
export class ServerProcess {
  readonly child: ChildProcess;
  private readonly output = { stdout: '', stderr: '' };

  /**
   * @param variables the whole environment of the server, but for PATH
   * @param options.log where the log goes; `lines` reads pipes only
   * @param options.through a program, with its arguments, that becomes the server
   */
  constructor(
    variables: Record<string, string>,
    { log = 'pipe', through = [] }: { log?: IOType | number; through?: readonly string[] } = {},
  ) {
    const [program, ...args] = [...through, process.execPath, 'dist/server/main.js'];
    this.child = spawn(program, args, {
      env: { PATH: process.env['PATH'], ...variables },
      stdio: ['ignore', log, log],
    });
    for (const name of ['stdout', 'stderr'] as const) {
      this.child[name]?.setEncoding('utf8').on('data', (text: string) => {
        this.output[name] += text;
      });
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Everything that the server has written so far. @throws when a line is not JSON */
  get lines(): LogLine[] {
    const { stdout, stderr } = this.output;
    return [stdout, stderr].flatMap((text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine),
    );
  }

  get errorOutput(): string {
    return this.output.stderr;
  }

  /** Settles when the server has written the text so often. @throws when the server ends before */
  async wrote(text: string, times = 1): Promise<void> {
    const { stdout, stderr } = this.child;
    if (!stdout || !stderr) return;
    const all = () => this.output.stdout + this.output.stderr;
    while (all().split(text).length <= times) {
      if (this.hasEnded) throw new Error(`The server ended:\n${all()}`);
      const listening = new AbortController();
      const { signal } = listening;
      const events = [
        once(stdout, 'data', { signal }),
        once(stderr, 'data', { signal }),
        once(this.child, 'close', { signal }),
      ];
      await Promise.race(events);
      listening.abort();
    }
  }

  /** Settles when the server accepts requests. */
  serves(): Promise<void> {
    return this.wrote('Serving ');
  }

  /** Waits until the server has ended. @returns its exit code */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (this.hasEnded) return this.child.exitCode;
    const ended = once(this.child, 'close');
    if (signal) this.child.kill(signal);
    await ended;
    return this.child.exitCode;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

/** Expects that the server ends with one line on stderr, which mentions each of these. */
export async function expectRefusal(
  variables: Record<string, string>,
  ...mentions: string[]
): Promise<void> {
  const server = new ServerProcess(variables);
  expect(await server.end()).toBe(1);
  expect(server.errorOutput.trim().split('\n')).toHaveLength(1);
  const { msg } = JSON.parse(server.errorOutput) as { msg: string };
  for (const mention of mentions) expect(msg).toContain(mention);
}
