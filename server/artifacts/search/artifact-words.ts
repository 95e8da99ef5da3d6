import { wordsColumn } from '../../database/search-index';
import { wordsOf } from './words';

/** The texts of an artifact that are searched. */
export interface ArtifactTexts {
  artifactName: string;
  createdAt: string;
  discoveredAt: string;
  discoveredBy: string;
  presentLocation: string;
  historicalContext: string;
  description?: string | null | undefined;
}

/** The words of an artifact's texts as the table has them. */
export const artifactWords = (texts: ArtifactTexts): string =>
  wordsColumn([
    [wordsOf(texts.artifactName)],
    [
      wordsOf(texts.createdAt),
      wordsOf(texts.discoveredAt),
      wordsOf(texts.discoveredBy),
      wordsOf(texts.presentLocation),
    ],
    [wordsOf(texts.description ?? ''), wordsOf(texts.historicalContext)],
  ]);
