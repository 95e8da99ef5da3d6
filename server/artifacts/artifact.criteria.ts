import type { ArtifactCriteria } from './artifact.lists';
import type { ArtifactFilter } from './artifact.types';
import { yearSpan } from './made/year-span';
import { normalizeText } from './normalize-text';
import { parseText } from './text/parse-text';

/** Which artifacts a filter keeps. */
export const criteriaOf = (filter: ArtifactFilter | null | undefined): ArtifactCriteria => ({
  type: filter?.type ?? null,
  term: normalizeText(filter?.search ?? ''),
  span: yearSpan(filter?.madeFrom, filter?.madeTo),
  text: parseText(filter?.text ?? ''),
});
