import { buildArtifact, type Answers } from './site';

/** The answer to the view that the page records. */
export const views = { RecordView: () => ({ recordView: { artifact: null } }) };

/** The answers of a page that shows an artifact. */
export const shown: Answers = { ...views, DetailPage: () => ({ artifact: buildArtifact() }) };
