import { ada } from '../support/catalogue';
import { type ServingProcess, startServingProcesses, stopAll } from '../support/serving-process';
import { applySheet, csvOfNew, giveSheet, inState, undoSheet } from '../support/sheets';

let processes: [ServingProcess, ...ServingProcess[]];
beforeAll(async () => {
  processes = await startServingProcesses();
});
afterAll(() => stopAll(processes));

it('is applied and taken back by one of several processes, and all of them show it', async () => {
  const [first] = processes;
  const last = processes.at(-1) ?? first;
  const names = Array.from({ length: 160 }, (_, n) => `Sherd ${String(n).padStart(3, '0')}`);
  const given = csvOfNew(...names.map((artifactName) => ({ artifactName })));
  const { id } = await giveSheet(first.catalogue.as(ada), given);
  const answers = await Promise.all(
    processes.map(({ catalogue }) => applySheet(catalogue.as(ada), id)),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect((await inState(last.catalogue.as(ada), id, 'APPLIED')).counts).toMatchObject({
    ...{ new: 160, wrong: 0, applied: 160 },
  });
  for (const process of processes) {
    await process.takesInAllEvents();
    expect(await namesIn(process)).toEqual(names);
  }
  await undoSheet(last.catalogue.as(ada), id);
  await inState(first.catalogue.as(ada), id, 'UNDONE');
  for (const process of processes) {
    await process.takesInAllEvents();
    expect(await namesIn(process)).toEqual([]);
  }
});

/** The names of all artifacts, with those that occur twice. */
async function namesIn({ catalogue }: ServingProcess): Promise<string[]> {
  const response = await catalogue.visitor.fetch('GET', '/api/allartifacts');
  const artifacts = (await response.json()) as { artifactName: string }[];
  return artifacts.map(({ artifactName }) => artifactName).sort();
}
