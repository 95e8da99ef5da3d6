import type { Feature } from '../../web/feature';
import { BrowseResolver, FactValueConnectionResolver } from './browse.resolver';
import { BrowsableFactResolver, FactTermResolver } from './fact-term.resolver';

/** The catalogue by the values of its facts, such as every culture with its artifacts. */
export const browseFeature: Feature = {
  name: 'browse',
  resolvers: [BrowseResolver, BrowsableFactResolver, FactValueConnectionResolver, FactTermResolver],
};
