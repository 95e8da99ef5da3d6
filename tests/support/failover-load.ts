import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { buildArtifact } from './artifact';
import { Caller } from './caller';
import type { ProductAddress } from './product';
import { type Artifact, Growing, type Served, ShownStates } from './shown-states';

/** How many of the newest artifacts are read and liked. */
const RECENT = 8;
/** Between two requests of a reader or a writer, in milliseconds. */
const PAUSE_MS = 10;
/** After a request that was refused, in milliseconds. */
const REFUSED_PAUSE_MS = 50;

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';
const LIKE = `mutation ($id: ID!) {
  likeArtifact(artifactId: $id) { artifact { id artifactName likeCount } } }`;
const READ = 'query ($id: ID!) { artifact(id: $id) { id artifactName likeCount } }';
const LIST = `{ artifacts(first: ${RECENT}) { totalCount edges { node { id artifactName likeCount } } } }`;
const CHANGES = `query ($after: String) { artifactChanges(after: $after, first: 100) {
  edges { cursor node { artifactId kind } } pageInfo { endCursor hasNextPage } } }`;

/** Somebody who uses all servers. */
interface Person {
  /** The token's member; null for a visitor. */
  uid: string | null;
  /** One for each server. */
  callers: Caller[];
  /** The artifacts that the member has liked, or has tried to. */
  liked: Set<string>;
}

/**
 * Writers and readers who use several servers on one database, and notice every wrong answer. A right one
 * is 503 with Retry-After, or 200 with no older state than was shown before.
 */
export class FailoverLoad {
  /** What was wrong; empty if nothing was. */
  readonly faults: string[] = [];
  private readonly states = new ShownStates(this.faults);
  /** The additions and likes that were acknowledged. */
  readonly additions: Artifact[] = [];
  readonly likes: { artifactId: string; memberUid: string }[] = [];
  /** How many requests were answered with 503. */
  refused = 0;
  /** The longest time until an answer, in milliseconds. */
  slowest = 0;
  /** How often the log of changes named each artifact as added. */
  readonly followed = new Map<string, number>();
  /** For each server, when the last request was sent that it answered with 200, or with 503. */
  private readonly last: { read: number; write: number; refusal: number }[];
  private readonly cursors = new Set<string>();
  private cursor: string | null = null;
  /** An artifact that all read, and that is liked by `likeStill` alone, so that responses with it are cached. */
  private still: Artifact | undefined;
  private isOver = false;
  private mayWrite = true;
  private writing = 0;
  private running: Promise<unknown>[] = [];

  /** @param tokens of members whom all servers know */
  constructor(
    private readonly servers: readonly ProductAddress[],
    private readonly tokens: readonly string[],
  ) {
    this.last = servers.map(() => ({ read: -Infinity, write: -Infinity, refusal: -Infinity }));
  }

  /** Each member writes. As many read: half of them are visitors, the others members. */
  async begin(): Promise<void> {
    this.still = await this.add(this.person(this.tokens[0] ?? null));
    this.running = this.tokens.flatMap((token, nth) => [
      this.repeat(this.person(token), (person) => this.write(person)),
      this.repeat(this.person(nth % 2 === 0 ? null : token), (person) => this.read(person)),
    ]);
    this.running.push(this.repeat(this.person(null), (person) => this.follow(person)));
  }

  /** Settles when all requests are answered. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  /** Reads the log of changes to its end. */
  async followToEnd(): Promise<void> {
    const visitor = this.person(null);
    while (await this.follow(visitor));
  }

  /**
   * Likes an artifact that nobody else likes, at the first server.
   * @param nth the member
   */
  async likeStill(nth: number): Promise<void> {
    const { uid, callers, liked } = this.person(this.tokens[nth] ?? null);
    if (!this.still) throw new Error('Nothing has begun.');
    const { id } = this.still;
    await this.like({ uid, callers: callers.slice(0, 1), liked }, this.still);
    const isLiked = this.likes.some((like) => like.artifactId === id && like.memberUid === uid);
    if (!isLiked) throw new Error('The like was refused.');
  }

  /** How many additions and likes were acknowledged. */
  get acknowledged(): number {
    return this.additions.length + this.likes.length;
  }

  /** Whether each server has answered a read and a write that were sent after the moment. */
  hasServedSince(moment: number): boolean {
    return this.last.every(({ read, write }) => read > moment && write > moment);
  }

  /** Whether each server has refused a request that was sent after the moment. */
  hasRefusedSince(moment: number): boolean {
    return this.last.every(({ refusal }) => refusal > moment);
  }

  private person(token: string | null): Person {
    const [, claims = ''] = token?.split('.') ?? [];
    return {
      uid: token && JSON.parse(Buffer.from(claims, 'base64url').toString()).user_id,
      callers: this.servers.map(({ url }) => new Caller(url, token)),
      liked: new Set(),
    };
  }

  private async repeat(person: Person, act: (person: Person) => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      await act(person).catch((error: unknown) => this.faults.push(String(error)));
      await pause(PAUSE_MS);
    }
  }

  /** Settles when no write is under way; none begins until `resumeWriting`. */
  async pauseWriting(): Promise<void> {
    this.mayWrite = false;
    while (this.writing > 0) await pause(PAUSE_MS);
  }

  resumeWriting(): void {
    this.mayWrite = true;
  }

  private async write(person: Person): Promise<void> {
    if (!this.mayWrite) return;
    this.writing += 1;
    await this.addOrLike(person).finally(() => (this.writing -= 1));
  }

  private async addOrLike(person: Person): Promise<void> {
    const artifact = oneOf(
      this.recent().filter(({ id }) => !person.liked.has(id) && id !== this.still?.id),
    );
    await (artifact && Math.random() < 0.8 ? this.like(person, artifact) : this.add(person));
  }

  private async add(person: Person): Promise<Artifact | undefined> {
    const artifactName = `Sherd ${randomUUID()}`;
    const served = await this.send(person, 'write', ADD, {
      input: buildArtifact({ artifactName }),
    });
    if (!served) return undefined;
    const { id } = served.data.addArtifact.artifact;
    const artifact = { id, artifactName, likeCount: new Growing(), attempts: 0 };
    this.additions.push(artifact);
    return artifact;
  }

  private async like(person: Person, artifact: Artifact): Promise<void> {
    const { uid, liked } = person;
    liked.add(artifact.id);
    artifact.attempts += 1;
    const served = await this.send(person, 'write', LIKE, { id: artifact.id });
    if (!served || uid === null) return;
    this.likes.push({ artifactId: artifact.id, memberUid: uid });
    this.states.expectArtifact(artifact, served.data.likeArtifact.artifact, served, false);
  }

  private async read(person: Person): Promise<void> {
    const chance = Math.random();
    const artifact = chance < 0.3 ? this.still : oneOf(this.recent());
    if (!artifact || chance > 0.7) return this.list(person);
    const served = await this.send(person, 'read', READ, { id: artifact.id });
    if (!served) return;
    const isVisitor = person.uid === null;
    this.states.expectArtifact(artifact, served.data.artifact, served, isVisitor);
    if (isVisitor) {
      const { likeCount } = served.data.artifact;
      this.states.expectNoReturn(`artifact ${artifact.id}`, likeCount, served);
    }
  }

  private async list(person: Person): Promise<void> {
    const served = await this.send(person, 'read', LIST);
    if (!served) return;
    const { totalCount, edges } = served.data.artifacts;
    const isVisitor = person.uid === null;
    this.states.expectTotal(totalCount, served, isVisitor);
    for (const { node } of edges) {
      const artifact = this.additions.findLast(({ id }) => id === node.id);
      if (artifact) this.states.expectArtifact(artifact, node, served, isVisitor);
    }
  }

  /** Reads the next page of the log of changes. @returns whether there are more */
  private async follow(person: Person): Promise<boolean> {
    const served = await this.send(person, 'read', CHANGES, { after: this.cursor });
    if (!served) return true;
    const { edges, pageInfo } = served.data.artifactChanges;
    for (const { cursor, node } of edges) {
      if (this.cursors.has(cursor)) this.faults.push(`The change ${cursor} came twice.`);
      this.cursors.add(cursor);
      const times = this.followed.get(node.artifactId) ?? 0;
      if (node.kind === 'ADDED') this.followed.set(node.artifactId, times + 1);
    }
    this.cursor = pageInfo.endCursor;
    return pageInfo.hasNextPage;
  }

  /** Sends an operation to any of the servers. @returns null if it was refused as it should be */
  private async send(
    { callers }: Person,
    kind: 'read' | 'write',
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Served | null> {
    const server = Math.floor(Math.random() * callers.length);
    const [caller, last] = [callers[server], this.last[server]];
    if (!caller || !last) throw new Error('There is no server.');
    const sentAt = performance.now();
    const { status, headers, data, errors } = await caller.run(query, variables);
    this.slowest = Math.max(this.slowest, performance.now() - sentAt);
    if (status === 200 && errors.length === 0) {
      last[kind] = Math.max(last[kind], sentAt);
      return { data, sentAt, server };
    }
    const isRefused = status === 503 && errors[0]?.extensions.code === 'UNAVAILABLE';
    if (!isRefused || !headers.has('retry-after')) {
      throw new Error(`${status} for ${query}: ${JSON.stringify({ data, errors })}`);
    }
    last.refusal = Math.max(last.refusal, sentAt);
    this.refused += 1;
    await pause(REFUSED_PAUSE_MS);
    return null;
  }

  private recent(): Artifact[] {
    return this.additions.slice(-RECENT);
  }
}

const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];
