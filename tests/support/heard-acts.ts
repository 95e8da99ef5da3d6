import type { TestMember } from './catalogue';
import { operatorOf } from './operator-acts';
import type { ServingProcess } from './serving-process';

type Processes = readonly [ServingProcess, ...ServingProcess[]];

/** Does what an operator's command does, and waits until all processes have heard of it. */
export async function actHeardBy(
  processes: Processes,
  command: () => Promise<unknown>,
): Promise<void> {
  const heard = processes.map((process) => process.takesInOperatorAct());
  await command();
  await Promise.all([...heard, ...processes.map((process) => process.takesInAllEvents())]);
}

/** The operator of the catalogue of these processes. */
export function operatorHeardBy(processes: Processes) {
  const operator = operatorOf(processes[0].catalogue.database);
  const act = (command: () => Promise<unknown>) => actHeardBy(processes, command);
  return {
    hide: (id: string) => act(() => operator.hide(id)),
    show: (id: string) => act(() => operator.show(id)),
    remove: (id: string) => act(() => operator.remove(id)),
    restore: (id: string) => act(() => operator.restore(id)),
    erase: (who: TestMember) => act(() => operator.erase(who)),
  };
}
