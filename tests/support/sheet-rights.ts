import type { Caller } from './caller';
import { type Call, graphql, type Outcome, outcomes, rest, statuses } from './right-calls';
import type { CallerName } from './rights';
import { fixture } from './rights-fixture';
import { applied, csvOfNew, giveSheet } from './sheets';

/** The same call about a sheet of the owner's, which adds an artifact. */
const onSheet =
  (call: Call, prepare: (owner: Caller, id: string) => Promise<unknown> = async () => {}): Call =>
  async (caller) => {
    const owner = fixture.rights.as('owner');
    const { id } = await giveSheet(owner, csvOfNew({ artifactName: 'Of a sheet' }));
    await prepare(owner, id);
    return call(caller, id);
  };

/** To everybody but its member, there is no such sheet. */
const itsMember = outcomes('UNAUTHENTICATED', 'NOT_FOUND', 'done', 'NOT_FOUND');

const act = (call: string) =>
  graphql(`mutation ($id: ID!) { ${call} { sheet { rows { edges { node { line } } } } } }`);

/** Each call about sheets, and how it ends for each of the callers. */
export const sheetCalls: [name: string, outcomes: Record<CallerName, Outcome>, call: Call][] = [
  [
    'POST /sheets',
    outcomes('UNAUTHENTICATED', 'done', 'done', 'done'),
    async (caller) => {
      const { status } = await caller.fetch('POST', '/sheets', undefined, {
        'content-type': 'text/csv',
      });
      // The empty file of a member is refused after the right was checked.
      return status === 400 ? 'done' : (statuses[status] ?? 'FORBIDDEN');
    },
  ],
  ['mutation matchSheet', itsMember, onSheet(act('matchSheet(id: $id, columns: [])'))],
  ['mutation applySheet', itsMember, onSheet(act('applySheet(id: $id)'))],
  ['mutation undoSheet', itsMember, onSheet(act('undoSheet(id: $id)'), applied)],
  [
    'GET /sheets/:id/wrong.csv',
    itsMember,
    onSheet((caller, id) => rest('GET', `/sheets/${id}/wrong.csv`)(caller, id)),
  ],
];
