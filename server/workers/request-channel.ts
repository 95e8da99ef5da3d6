import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Change } from '../database/change';

/** The metrics of a process, as prom-client hands them over. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** The requests between the primary and a worker, with their parameters and responses. */
interface Requests {
  /** From a worker: tell all others; from the primary: take these changes in. */
  changed: { parameters: Change[]; response: null };
  /** From the primary: a worker that does not respond is hung. */
  heartbeat: { parameters: null; response: null };
  /** From the primary: the metrics of the worker. */
  figures: { parameters: null; response: Figures };
  /** From a worker: the metrics of all workers, in Prometheus' format. */
  metrics: { parameters: null; response: string };
  /** From a worker: it takes in changes from now on, and is about to listen. */
  ready: { parameters: null; response: null };
  serving: { parameters: null; response: null };
  /** From a worker that cannot start: the reason, for the operator. */
  failed: { parameters: string; response: null };
}

type Name = keyof Requests;
type Handlers = {
  [N in Name]?: (parameters: Requests[N]['parameters']) => Promise<Requests[N]['response']>;
};
type Message =
  { requestId: number; name: Name; parameters: never } | { responseTo: number; response: unknown };

/** Requests and responses between two processes that can send each other messages. */
export class RequestChannel {
  private readonly open = new Map<number, { settle: (response: never) => void; ticks: number }>();
  private lastId = 0;

  constructor(
    private readonly send: (message: Message) => void,
    private readonly handlers: Handlers,
  ) {}

  /** The response of the other process; null when it ended instead. */
  request<N extends Name>(
    name: N,
    parameters: Requests[N]['parameters'],
  ): Promise<Requests[N]['response'] | null> {
    this.lastId += 1;
    const requestId = this.lastId;
    const response = new Promise<Requests[N]['response'] | null>((settle) => {
      this.open.set(requestId, { settle, ticks: 0 });
    });
    this.send({ requestId, name, parameters: parameters as never });
    return response;
  }

  /** Takes a message of the other process; messages of other senders are ignored. */
  async receive(message: Message): Promise<void> {
    if ('responseTo' in message) {
      this.open.get(message.responseTo)?.settle(message.response as never);
      this.open.delete(message.responseTo);
    } else if ('requestId' in message) {
      const response = (await this.handlers[message.name]?.(message.parameters)) ?? null;
      this.send({ responseTo: message.requestId, response });
    }
  }

  /**
   * Counts one more tick of waiting.
   * @returns how many ticks the oldest open request has waited; 0 when none is open.
   */
  tick(): number {
    let oldest = 0;
    for (const request of this.open.values()) {
      request.ticks += 1;
      oldest = Math.max(oldest, request.ticks);
    }
    return oldest;
  }

  /** Settles all open requests: the other process has ended. */
  close(): void {
    for (const { settle } of this.open.values()) settle(null as never);
    this.open.clear();
  }
}
