import { type Feature, withJsonErrors } from '../../web/feature';
import { registerAccountData } from './account-data';
import { AccountResolver } from './account.resolver';

/** What members do with their own account. */
export const accountFeature: Feature = {
  name: 'account',
  resolvers: [AccountResolver],
  register: withJsonErrors(registerAccountData),
};
