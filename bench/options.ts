import { parseArgs } from 'node:util';
import { peers } from './servers';

export const usage = `npm run bench -- [options]

Generates catalogues, starts the product and its peers, checks that all give the same answers,
puts load on them in turn, round after round, and prints tables. Catalogues are kept in data/bench.

  --sizes 1000,100000   how many artifacts the catalogues have (1000,1000000)
  --only Q1,Q2          what is measured: Q1 Q2 Q3 Q4 R1 W1, "mix" of reads and likes, "search" of names by kinds of terms,
                        "text" by kinds of words, "facts" by kinds of values, "pages" as a browser gets them, and "write", the
                        cost of a write, with the sizes of the tables and indexes
  --servers product     which servers: product ${peers.join(' ')} limit
  --rounds 5            how often each request to each server is measured
  --seconds 2           how long each of these measurements lasts
  --workers 1           how many processes the product has on PostgreSQL
  --engine sqlite       the database of the product: sqlite, or postgres, without the peers
  --beside FOLDER       another built version of the product, for the mix on SQLite
  --markdown FILE       writes the tables there too; in docs/benchmarks.md, below the engine's mark
  --make                only generates the catalogues of the engine, and prints their folders`;

const parts = [
  'Q1',
  'Q2',
  'Q3',
  'Q4',
  'R1',
  'W1',
  'mix',
  'pages',
  'search',
  'text',
  'facts',
  'write',
] as const;
const servers = ['product', ...peers, 'limit'] as const;
const engines = ['sqlite', 'postgres'] as const;

export type Part = (typeof parts)[number];
export type ServerName = (typeof servers)[number];

export interface Options {
  sizes: number[];
  only: Part[];
  servers: ServerName[];
  rounds: number;
  seconds: number;
  workers: number;
  engine: (typeof engines)[number];
  beside: string | undefined;
  markdown: string | undefined;
  make: boolean;
}

/** @throws Error in one sentence for an invalid option */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: '1000,1000000' },
      only: { type: 'string', default: parts.join(',') },
      servers: { type: 'string', default: servers.join(',') },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      workers: { type: 'string', default: '1' },
      engine: { type: 'string', default: 'sqlite' },
      beside: { type: 'string' },
      markdown: { type: 'string' },
      make: { type: 'boolean', default: false },
    },
  });
  const [engine = 'sqlite'] = among('engine', values.engine, engines);
  const workers = wholeNumber('workers', values.workers);
  if (engine === 'sqlite' && workers > 1) throw new Error('--workers needs --engine postgres.');
  return {
    sizes: values.sizes.split(',').map((size) => wholeNumber('sizes', size)),
    only: among('only', values.only, parts),
    servers: among('servers', values.servers, servers).filter(
      (name) => engine === 'sqlite' || name === 'product' || name === 'limit',
    ),
    rounds: wholeNumber('rounds', values.rounds),
    seconds: wholeNumber('seconds', values.seconds),
    workers,
    engine,
    beside: values.beside,
    markdown: values.markdown,
    make: values.make,
  };
}

function among<Word extends string>(name: string, text: string, words: readonly Word[]): Word[] {
  return text.split(',').map((entry) => {
    const word = words.find((known) => known === entry.trim());
    if (!word) throw new Error(`--${name} takes ${words.join(', ')}, not "${entry}".`);
    return word;
  });
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} takes whole numbers, not "${text}".`);
  }
  return value;
}
