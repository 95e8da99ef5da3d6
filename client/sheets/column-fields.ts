import { fieldOfFact } from '../../common/facts';
import { artifactFields } from '../artifacts/artifact-fields';
import { declaredFacts } from '../artifacts/declared-facts';
import { labelOfSheetField } from './sheet-words';

type Option = readonly [field: string, label: string];

/** The fields that a column may give besides facts: the identifier, and those of artifacts. */
export const fieldOptions = (): Option[] => {
  const names = ['id', ...artifactFields().map(({ name }) => name), 'morePictures'];
  return names.map((name) => [name, labelOfSheetField(name)]);
};

export const factOptions = (): Option[] =>
  declaredFacts().map(({ key, label }) => [fieldOfFact(key), label]);
