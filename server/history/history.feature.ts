import type { Feature } from '../graphql/feature';

/** What happened to artifacts, and their earlier versions. */
export const historyFeature: Feature = { entities: [], resolvers: [] };
