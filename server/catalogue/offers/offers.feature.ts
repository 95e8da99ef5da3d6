import type { Feature } from '../../web/feature';
import { AutocompleteResolver, ConnectionMeaningsResolver } from './offers.resolver';

/** What a searched text may mean, and what a search field offers while somebody types. */
export const offersFeature: Feature = {
  name: 'offers',
  resolvers: [AutocompleteResolver, ConnectionMeaningsResolver],
};
