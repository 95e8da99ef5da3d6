import { ada, codes } from '../support/catalogue';
import { endOfChanges, readChanges } from '../support/mirror';
import { recordQueries } from '../support/queries';
import type { ServingProcess } from '../support/serving-process';
import { startServingProcesses, stopAll } from '../support/serving-processes';

let processes: [ServingProcess, ...ServingProcess[]];
let catalogue: ServingProcess['catalogue'];
beforeAll(async () => {
  processes = await startServingProcesses();
  ({ catalogue } = processes[0]);
  // So that there is a change before those of a test.
  for (let n = 0; n < 3; n += 1) await catalogue.as(ada).add();
});
afterAll(() => stopAll(processes));

const end = () => endOfChanges(catalogue.visitor);

describe('a page of changes', () => {
  it('without changes tells where it stands, and what comes later follows it', async () => {
    const after = await end();
    const empty = await readChanges(catalogue.visitor, { after });
    expect(empty.changes).toEqual([]);
    expect(empty.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: after,
    });
    const { id } = await catalogue.as(ada).add();
    const next = await readChanges(catalogue.visitor, { after: empty.pageInfo.endCursor });
    expect(next.changes.map(({ artifactId }) => artifactId)).toEqual([id]);
    expect(next.pageInfo.endCursor).toBe(next.cursors[0]);
  });

  it.each([
    ['first: 0', 'first'],
    ['first: 101', 'first'],
    ['after: "x"', 'after'],
    ['after: "WyJSRVZJU0lPTiIsMV0"', 'after'],
  ])('refuses (%s)', async (page, field) => {
    const answer = await catalogue.visitor.run(
      `{ artifactChanges(${page}) { pageInfo { endCursor } } }`,
    );
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(Object.keys(answer.errors[0].extensions.fields)).toEqual([field]);
  });

  it('reads no artifact that is not asked for', async () => {
    const queries = recordQueries(catalogue.dataSource);
    await catalogue.visitor.run('{ artifactChanges(first: 3) { edges { node { kind } } } }');
    // A process also polls the acts of the operator.
    const aboutArtifacts = queries.filter(({ sql }) => sql.includes('"artifact'));
    expect(aboutArtifacts).toHaveLength(1);
  });

  it('is dropped from the cache by every write of an artifact', async () => {
    const after = await end();
    const { id } = await catalogue.as(ada).add({ artifactName: 'In the middle' });
    const other = await catalogue.as(ada).add();
    const middle = async () => {
      const { changes } = await readChanges(catalogue.visitor, { first: 1, after });
      return changes[0]?.artifact?.['artifactName'];
    };
    const last = async () => {
      const { changes } = await readChanges(catalogue.visitor, { first: 100, after });
      return changes.length;
    };
    const readBoth = async () => {
      await processes[0].takesInAllEvents();
      return [await middle(), await last()];
    };
    await readBoth();
    expect(await readBoth()).toEqual(['In the middle', 2]);
    await catalogue.as(ada).update(other.id, { artifactName: 'Changed' });
    expect(await readBoth()).toEqual(['In the middle', 3]);
    await catalogue.as(ada).update(id, { artifactName: 'Moved' });
    expect(await readBoth()).toEqual(['Moved', 4]);
  });
});
