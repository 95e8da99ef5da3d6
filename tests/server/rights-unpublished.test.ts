import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  isInputObjectType,
} from 'graphql';
import { routes } from '../../rest-compat/routes';
import {
  absent,
  type CallerName,
  callerNames,
  type State,
  states,
  UnpublishedArtifacts,
} from '../support/unpublished-artifacts';
import { type Ending, type Row, table } from '../support/unpublished-table';

let artifacts: UnpublishedArtifacts;
beforeAll(async () => {
  artifacts = await UnpublishedArtifacts.start();
});
afterAll(() => artifacts.stop());

type Entry = [operation: string, row: Row];

/** What each caller is told about an artifact that never existed. */
async function tryAbsent({ call }: Row): Promise<Map<CallerName, Ending>> {
  const tried = callerNames.map(
    async (who) => [who, await call(artifacts.as(who), absent)] as const,
  );
  return new Map(await Promise.all(tried));
}

/** How calls about artifacts of a state end, where they do not end as for one that never existed. */
async function tryState(
  [operation, { call }]: Entry,
  state: State,
  asAbsent: ReadonlyMap<CallerName, Ending>,
) {
  const found: [CallerName, string][] = [];
  for (const who of callerNames) {
    const ids = await artifacts.untouchedFor(who, state);
    const { outcome, words } = await call(artifacts.as(who), ids);
    if (words === asAbsent.get(who)?.words) continue;
    found.push([who, outcome]);
    if (DONE.includes(outcome) && !READS.test(operation)) artifacts.forget(who, state);
  }
  return [state, Object.fromEntries(found)] as const;
}
const DONE = ['data', '200'];
const READS = /^(GET |Query\.)/;

it.each(Object.entries(table))('%s', async (...entry) => {
  const [, row] = entry;
  const asAbsent = await tryAbsent(row);
  const outcomes = [...asAbsent].map(([who, { outcome }]) => [who, outcome] as const);
  expect(Object.fromEntries(outcomes)).toEqual(row.absent);

  const found = await Promise.all(states.map((state) => tryState(entry, state, asAbsent)));
  const expected = states.map((state) => [state, row.unpublished[state] ?? {}]);
  expect(found).toEqual(expected);

  const { now, added } = await artifacts.compareUntouched();
  expect(now).toEqual(added);
});

/** Arguments that name members, and a change of an artifact's history. */
const NAME_OTHERS = ['contributor', 'from', 'member', 'revision', 'to'];

/** They name a sheet. What its rows may change is in sheet-rules.test.ts. */
const ABOUT_SHEETS = ['matchSheet', 'applySheet', 'undoSheet'];

/** Whether an argument, or a field within it, names an artifact or a suggestion. */
function namesArtifact({ name, type }: GraphQLArgument | GraphQLInputField): boolean {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some(namesArtifact);
  return named.name === 'ID' && !NAME_OTHERS.includes(name);
}

it('the table has every operation that names an artifact', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const operations = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ name, args }) => !ABOUT_SHEETS.includes(name) && args.some(namesArtifact))
      .map(({ name }) => `${type?.name}.${name}`),
  );
  const calls = routes
    .filter(({ path }) => /:(artifactId|id)\b/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  const named = Object.keys(table).filter((name) => !name.includes(', '));
  expect(named.sort()).toEqual([...operations, ...calls].sort());
});
