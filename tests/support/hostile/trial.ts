import fc from 'fast-check';
import type { Answer } from '../caller';
import { ada, ben, startCatalogue, type TestCatalogue, tokenOf } from '../catalogue';
import { type RawAnswer, rawRequest } from '../raw';

/** Who sends hostile requests: nobody, or Ben. */
export type Who = 'visitor' | 'member';
export const whoever = fc.constantFrom<Who>('visitor', 'member');
const authorization = { visitor: {}, member: { authorization: `Bearer ${tokenOf(ben)}` } };

/** What no answer may hold: a line of a stack, a statement, a folder. */
const LEAKS = [/\bat .+\.(ts|js|mjs):\d+|call stack/, /\bFROM "|INSERT INTO|SQLITE_|QueryFailed/];

export interface GraphQLAnswer {
  status: number;
  data: Answer['data'];
  codes: string[];
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The whole server under hostile requests, and what each of its answers must be. */
export class Trial {
  private constructor(
    readonly catalogue: TestCatalogue,
    /** Ada's, which nobody but her may change. */
    readonly artifact: { id: string },
    private readonly unforeseen: string[],
  ) {}

  static async start(settings: Parameters<typeof startCatalogue>[0] = {}): Promise<Trial> {
    const unforeseen: string[] = [];
    const logTo = { write: (line: string) => void unforeseen.push(line) };
    const catalogue = await startCatalogue({ ...settings, logLevel: 'error', logTo });
    const artifact = await catalogue.as(ada).add();
    return new Trial(catalogue, artifact, unforeseen);
  }

  stop(): Promise<void> {
    return this.catalogue.stop();
  }

  /** Sends a request exactly as told. */
  async send(who: Who, path: string, request: Request = {}): Promise<RawAnswer> {
    const headers = { ...authorization[who], ...request.headers };
    const answer = await rawRequest(this.catalogue.url, path, { ...request, headers });
    this.expectHarmless(who, answer);
    return answer;
  }

  /** Posts a body to /graphql. */
  async post(who: Who, body: string | Buffer, headers: Record<string, string> = {}) {
    const json = { 'content-type': 'application/json' };
    const request = { method: 'POST', body, headers: { ...json, ...headers } };
    return asGraphQL(await this.send(who, '/graphql', request));
  }

  /** Sends an operation. */
  run(who: Who, query: string, variables: unknown = {}): Promise<GraphQLAnswer> {
    return this.post(who, JSON.stringify({ query, variables }));
  }

  /** What holds for every answer, whatever was asked. */
  expectHarmless(who: Who, { status, body }: Pick<RawAnswer, 'status' | 'body'>): void {
    expect(this.unforeseen.splice(0)).toEqual([]);
    expect(status).toBeLessThan(500);
    for (const leak of LEAKS) expect(body).not.toMatch(leak);
    expect(body).not.toContain(process.cwd());
    if (who === 'visitor') expect(body.toLowerCase()).not.toContain(ada.email.toLowerCase());
  }

  /** Nothing that was sent has changed what is another's, and a plain read is answered. */
  async expectUnharmed(): Promise<void> {
    const { likeCount, viewCount, ...artifact } = await this.catalogue
      .as(ada)
      .read(this.artifact.id);
    expect([likeCount, viewCount]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(this.artifact).toMatchObject(artifact);
  }
}

/** Holds an answer against the shape of GraphQL's, with codes that a caller can know. */
export function asGraphQL({ status, body }: RawAnswer): GraphQLAnswer {
  const answer = JSON.parse(body) as Partial<Pick<Answer, 'data' | 'errors'>>;
  const { data, errors = [] } = answer;
  expect(['data', 'errors', 'extensions']).toEqual(expect.arrayContaining(Object.keys(answer)));
  expect(data !== undefined || errors.length > 0).toBe(true);
  for (const error of errors) {
    expect(error).toMatchObject({
      message: expect.any(String),
      extensions: { code: expect.stringMatching(/^[A-Z_]+$/) },
    });
    expect(error.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  }
  return { status, data, codes: errors.map((error) => error.extensions.code as string) };
}

/** Holds an answer of REST against its shape: JSON, and where it is a refusal, with a message. */
export function asRest({ status, body }: RawAnswer): void {
  const answer: unknown = JSON.parse(body);
  if (status >= 400) expect(answer).toMatchObject({ message: expect.any(String) });
}
