import type { Feature } from '../../web/feature';
import { PolicyResolver } from './policy.resolver';

/** The operator's privacy policy and terms of use. */
export const policyFeature: Feature = {
  name: 'policies',
  resolvers: [PolicyResolver],
};
