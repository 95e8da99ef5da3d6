import { randomUUID } from 'node:crypto';

/**
 * Names the state of the catalogue as this process serves it: another name after every write, so
 * that an answer too long to be hashed first can carry an ETag.
 */
export class Revision {
  private readonly process = randomUUID();
  private writes = 0;

  /** To be called once a write is committed, and before it is acknowledged. */
  advance(): void {
    this.writes += 1;
  }

  toString(): string {
    return `${this.process}.${this.writes}`;
  }
}
