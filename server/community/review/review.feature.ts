import type { Feature } from '../../web/feature';
import { ReviewResolver } from './review.resolver';

/** What editors decide about artifacts that wait before they are published. */
export const reviewFeature: Feature = { name: 'review', resolvers: [ReviewResolver] };
