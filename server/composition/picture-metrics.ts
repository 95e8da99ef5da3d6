import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database/database';
import { PictureError } from '../pictures/picture-error';
import { PictureLink } from '../pictures/picture-link.entity';
import type { PictureMaker } from '../pictures/picture-maker';
import { StoredPicture } from '../pictures/stored-picture.entity';

/** How long a metric waits for the database, in milliseconds. */
const PATIENCE = 1_000;

/** Measures how long each picture takes, by outcome: `ok`, or the code of its error. */
export function measureMaking(maker: PictureMaker, registry: Registry): Pick<PictureMaker, 'make'> {
  new Gauge({
    name: 'pictures_pending',
    help: 'How many pictures wait to be made, or are made.',
    registers: [registry],
    collect() {
      this.set(maker.pending);
    },
  });
  const durations = new Histogram({
    name: 'picture_making_duration_seconds',
    help: 'Time until a picture was stored or refused, with its wait for others, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers: [registry],
  });
  return {
    async make(bytes, sender) {
      const end = durations.startTimer();
      try {
        const made = await maker.make(bytes, sender);
        end({ outcome: 'ok' });
        return made;
      } catch (error) {
        end({ outcome: PictureError.of(error).code });
        throw error;
      }
    },
  };
}

/** Counts stored pictures. */
export function measureStoredPictures(database: Database, registry: Registry): void {
  measureRows(registry, {
    name: 'pictures_stored',
    help: 'How many pictures are stored.',
    count: () =>
      database.select(
        'number of pictures',
        () => database.from(StoredPicture, 'picture').select('COUNT(*)', 'number'),
        {},
      ),
  });
}

/** Counts the links that the copier will try next. */
export function measureDueLinks(database: Database, registry: Registry): void {
  measureRows(registry, {
    name: 'picture_links_due',
    help: 'How many linked pictures wait to be copied, without those whose next attempt is later.',
    count: () =>
      database.select(
        'number of due pictures',
        () =>
          database
            .from(PictureLink, 'link')
            .select('COUNT(*)', 'number')
            .where('link.nextAttemptAt <= :now'),
        { now: Date.now() },
      ),
  });
}

interface RowMetric {
  name: string;
  help: string;
  count: () => Promise<{ number: number | string }[]>;
}

/** Counts rows when the metrics are asked for. Without an answer of the database, the metric is absent. */
function measureRows(registry: Registry, { name, help, count }: RowMetric): void {
  new Gauge({
    name,
    help,
    // All processes count the same rows.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      // `database_statement_failures_total` counts the failures.
      const counted = count().catch(() => []);
      const [row] = await Promise.race([counted, pause(PATIENCE, [], { ref: false })]);
      if (row) this.set(Number(row.number));
      else this.remove();
    },
  });
}
