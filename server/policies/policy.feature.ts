import type { Feature } from '../graphql/feature';
import { PolicyResolver } from './policy.resolver';

/** The operator's privacy policy and terms of use. */
export const policyFeature: Feature = { entities: [], resolvers: [PolicyResolver] };
