import type { Feature } from '../../web/feature';
import { KnownWord } from './known-word.entity';
import { SpellingResolver } from './spelling.resolver';

/** Other spellings for a search that finds nothing. */
export const spellingFeature: Feature = {
  name: 'spelling',
  entities: [KnownWord],
  resolvers: [SpellingResolver],
};
