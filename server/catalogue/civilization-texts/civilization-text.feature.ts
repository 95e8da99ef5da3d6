import type { Feature } from '../../web/feature';
import { CivilizationTextResolver } from './civilization-text.resolver';

/** The texts of the civilizations' pages, with links to the artifacts that they name. */
export const civilizationTextFeature: Feature = {
  name: 'civilization texts',
  resolvers: [CivilizationTextResolver],
};
