import type { Answer } from './caller';

/** How long a visitor may be shown the state before a write, in milliseconds (docs/scaling.md). */
const MAX_LAG_MS = 1_000;

/** A number that never gets smaller, and when it was seen to be greater than before. */
export class Growing {
  private readonly seen: { value: number; at: number }[] = [];

  see(value: number): void {
    if (value > this.upTo(Infinity)) this.seen.push({ value, at: performance.now() });
  }

  /** The greatest value that was seen up to a moment of `performance.now()`. */
  upTo(moment: number): number {
    return this.seen.findLast(({ at }) => at <= moment)?.value ?? 0;
  }
}

/** An artifact whose addition was acknowledged. */
export interface Artifact {
  id: string;
  artifactName: string;
  likeCount: Growing;
  /** How many likes were sent, acknowledged or not. */
  attempts: number;
}

/** An artifact as a server shows it. */
interface Shown {
  artifactName: string;
  likeCount: number;
}

/** An answer with 200, and when and to which server its request was sent. */
export interface Served {
  data: Answer['data'];
  sentAt: number;
  server: number;
}

/**
 * Notices a state that is older than one which was shown before: a visitor may be shown what a member has
 * seen changed `MAX_LAG_MS` later.
 */
export class ShownStates {
  private readonly totalCount = new Growing();
  /** What visitors saw, by server and operation. */
  private readonly shownToVisitors = new Map<string, Growing>();

  /** @param faults takes what was wrong */
  constructor(private readonly faults: string[]) {}

  expectTotal(totalCount: number, served: Served, isVisitor: boolean): void {
    const least = this.totalCount.upTo(served.sentAt - (isVisitor ? MAX_LAG_MS : 0));
    if (totalCount < least) this.faults.push(`${totalCount} artifacts after ${least}`);
    this.totalCount.see(totalCount);
    if (isVisitor) this.expectNoReturn('artifacts', totalCount, served);
  }

  expectArtifact(
    artifact: Artifact,
    shown: Shown | null,
    { sentAt }: Served,
    isVisitor: boolean,
  ): void {
    const { id, artifactName, likeCount, attempts } = artifact;
    const least = likeCount.upTo(sentAt - (isVisitor ? MAX_LAG_MS : 0));
    if (shown?.artifactName !== artifactName) {
      this.faults.push(`The artifact ${id} is shown as ${JSON.stringify(shown)}.`);
    } else if (shown.likeCount < least || shown.likeCount > attempts) {
      this.faults.push(`${id} has ${shown.likeCount} likes after ${least} of ${attempts}.`);
    } else likeCount.see(shown.likeCount);
  }

  /** A server shows a visitor no older state than another visitor who asked the same before. */
  expectNoReturn(operation: string, value: number, { sentAt, server }: Served): void {
    const key = `${operation} at server ${server}`;
    const shown = this.shownToVisitors.get(key) ?? new Growing();
    this.shownToVisitors.set(key, shown);
    if (value < shown.upTo(sentAt))
      this.faults.push(`${key}: ${value} after ${shown.upTo(sentAt)}`);
    shown.see(value);
  }
}
