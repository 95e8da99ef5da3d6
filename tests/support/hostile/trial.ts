import fc from 'fast-check';
import type { Answer } from '../caller';
import { ada, ben, startCatalogue, type TestCatalogue, tokenOf } from '../catalogue';
import { type RawAnswer, rawRequest } from '../raw';

/** Who sends hostile requests: a visitor, or the member Ben. */
export type Who = 'visitor' | 'member';
export const whoever = fc.constantFrom<Who>('visitor', 'member');
/** Ben signed in long ago, so that no hostile request can delete his account. */
const bensToken = tokenOf(ben, 1, 1);
const authorization = { visitor: {}, member: { authorization: `Bearer ${bensToken}` } };

/** Internals that no answer may contain: lines of a stack, SQL. */
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

/** Sends hostile requests to the whole server and checks each answer. */
export class Trial {
  private constructor(
    readonly catalogue: TestCatalogue,
    /** Ada's artifact, which only she may change. */
    readonly artifact: { id: string },
    private readonly loggedErrors: string[],
  ) {}

  static async start(settings: Parameters<typeof startCatalogue>[0] = {}): Promise<Trial> {
    const loggedErrors: string[] = [];
    const logTo = { write: (line: string) => void loggedErrors.push(line) };
    const catalogue = await startCatalogue({ ...settings, logLevel: 'error', logTo });
    const artifact = await catalogue.as(ada).add();
    return new Trial(catalogue, artifact, loggedErrors);
  }

  stop(): Promise<void> {
    return this.catalogue.stop();
  }

  /** Sends a request unchanged. */
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

  /** Checks that hold for every answer: no logged error, no 5xx, no leak. */
  expectHarmless(who: Who, { status, body }: Pick<RawAnswer, 'status' | 'body'>): void {
    const isLeaked =
      LEAKS.some((leak) => leak.test(body)) ||
      body.includes(process.cwd()) ||
      (who === 'visitor' && body.toLowerCase().includes(ada.email.toLowerCase()));
    // One assertion for all: each takes as long as a small request.
    expect({
      logged: this.loggedErrors.splice(0),
      failed: status < 500 ? null : status,
      leaked: isLeaked ? body : null,
    }).toEqual({ logged: [], failed: null, leaked: null });
  }

  /** Expects that Ada's artifact is unchanged and that a plain read is answered. */
  async expectUnharmed(): Promise<void> {
    const { likeCount, viewCount, ...artifact } = await this.catalogue
      .as(ada)
      .read(this.artifact.id);
    expect([likeCount, viewCount]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(this.artifact).toMatchObject(artifact);
  }
}

/** Checks that a response is a GraphQL answer, whose errors have codes for clients. */
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

/** Checks that a response of REST is JSON, and that a refusal has a message. */
export function asRest({ status, body }: RawAnswer): void {
  const answer: unknown = JSON.parse(body);
  if (status >= 400) expect(answer).toMatchObject({ message: expect.any(String) });
}
