import { fieldOfFact, joinValues } from '../../../common/facts';
import type { FactInput } from '../../catalogue/artifacts/facts/facts.types';
import { readFacts } from '../../catalogue/artifacts/facts/stored-facts';
import type { Version } from '../../catalogue/revisions/versions';
import type { CatalogueRecord, FactDeclaration } from '../../site/record';
import type { ArtifactFieldChange } from './history.types';

/** The facts of a version, of those that the record declares, as an input has them. */
export function factInputsOf({ facts }: Version, record: CatalogueRecord): FactInput[] {
  const values = readFacts(facts);
  return record.facts.map(({ key }) => ({ key, values: [...(values.get(key) ?? [])] }));
}

/**
 * The facts that differ between the versions before and after a change.
 * @param shown the facts that the reader may see, in their order.
 */
export function factChanges(
  before: Version,
  after: Version,
  shown: readonly FactDeclaration[],
): ArtifactFieldChange[] {
  const [old, present] = [readFacts(before.facts), readFacts(after.facts)];
  const textOf = (values: readonly string[] | undefined) => (values ? joinValues(values) : null);
  return shown
    .map(({ key }) => ({
      field: fieldOfFact(key),
      before: textOf(old.get(key)),
      after: textOf(present.get(key)),
    }))
    .filter((change) => change.before !== change.after);
}
