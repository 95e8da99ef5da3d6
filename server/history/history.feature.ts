import type { Feature } from '../graphql/feature';
import { HistoryResolver } from './history.resolver';

/** What happened to artifacts, and their earlier versions. */
export const historyFeature: Feature = { entities: [], resolvers: [HistoryResolver] };
