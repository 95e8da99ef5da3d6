import type { Feature } from '../graphql/feature';
import { AccountResolver } from './account.resolver';

/** What members do with their own account. */
export const accountFeature: Feature = { entities: [], resolvers: [AccountResolver] };
