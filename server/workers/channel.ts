import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Change } from '../changes';

/** A process's figures, as prom-client hands them over. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** What the first process and a worker ask of each other, and what the answer is. */
interface Questions {
  /** From a worker: all others shall know; from the first process: take this in. */
  changed: { of: Change[]; answer: null };
  /** From the first process: the worker's own. */
  figures: { of: null; answer: Figures };
  /** From a worker: the figures of all, in Prometheus' format. */
  metrics: { of: null; answer: string };
  /** From a worker: it hears of changes from now on, and is about to listen. */
  ready: { of: null; answer: null };
  serving: { of: null; answer: null };
  /** From a worker that cannot start: why, for the operator. */
  failed: { of: string; answer: null };
}

type Subject = keyof Questions;
type Answers = { [S in Subject]?: (of: Questions[S]['of']) => Promise<Questions[S]['answer']> };
type Message =
  { question: number; subject: Subject; of: never } | { answered: number; answer: unknown };

/** Questions and answers between two processes that can send each other messages. */
export class Channel {
  private readonly open = new Map<number, { settle: (answer: never) => void; ticks: number }>();
  private asked = 0;

  constructor(
    private readonly send: (message: Message) => void,
    private readonly answers: Answers,
  ) {}

  /** The other's answer; null when it ended instead. */
  ask<S extends Subject>(
    subject: S,
    of: Questions[S]['of'],
  ): Promise<Questions[S]['answer'] | null> {
    this.asked += 1;
    const question = this.asked;
    const answer = new Promise<Questions[S]['answer'] | null>((settle) => {
      this.open.set(question, { settle, ticks: 0 });
    });
    this.send({ question, subject, of: of as never });
    return answer;
  }

  /** Takes in a message of the other; the messages of others are none of ours. */
  async receive(message: Message): Promise<void> {
    if ('answered' in message) {
      this.open.get(message.answered)?.settle(message.answer as never);
      this.open.delete(message.answered);
    } else if ('question' in message) {
      const answer = (await this.answers[message.subject]?.(message.of)) ?? null;
      this.send({ answered: message.question, answer });
    }
  }

  /** Counts one more moment of waiting; how many the oldest question has waited. */
  tick(): number {
    let oldest = 0;
    for (const question of this.open.values()) {
      question.ticks += 1;
      oldest = Math.max(oldest, question.ticks);
    }
    return oldest;
  }

  /** The other has ended. */
  close(): void {
    for (const { settle } of this.open.values()) settle(null as never);
    this.open.clear();
  }
}
