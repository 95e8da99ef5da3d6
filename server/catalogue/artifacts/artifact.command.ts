import type { QueryRunner } from 'typeorm';
import { ConfigurationError } from '../../base/errors';
import { printable } from '../../base/text-table';
import { type CatalogueCommand, printResult } from '../../database/admin-command';
import type { Database } from '../../database/database';
import type { Act, Action } from '../../database/log-act';
import { performAct } from '../../database/perform-act';
import { readSite } from '../../site/read-site';
import type { CatalogueRecord } from '../../site/record';
import { parseId } from '../../web/graphql/id';

/** How many missing artifacts an error names. */
const MAX_NAMED = 10;

/**
 * The command `act ID [--reason TEXT]`, which acts on one artifact.
 * @param action returns what to tell the operator.
 */
export const artifactCommand = (
  act: Act,
  action: (
    database: Database,
    runner: QueryRunner,
    id: number,
    reason: string | null,
    record: CatalogueRecord,
  ) => ReturnType<Action>,
): CatalogueCommand => ({
  usage: [`${act} ID [--reason TEXT]`],
  words: [1, 1],
  async run({ database, environment, reason, words: [word = ''] }) {
    const id = parseId(word);
    if (id === null) throw noArtifact([word]);
    const { record } = readSite(environment.siteDir);
    const perform: Action = (runner) => action(database, runner, id, reason, record);
    printResult(await performAct(database, act, [String(id)], perform, reason));
  },
});

/** The error for words that name no artifact. */
export function noArtifact(words: readonly string[]): ConfigurationError {
  const named = words.slice(0, MAX_NAMED).map(printable).join(', ');
  const others = words.length - MAX_NAMED;
  return new ConfigurationError(
    `There is no artifact ${named}${others > 0 ? ` (and ${others} others)` : ''}.`,
  );
}
