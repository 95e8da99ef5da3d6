import { type Feature, withJsonErrors } from '../../web/feature';
import { registerExports, registerFeed } from './list.routes';
import { recordLinks } from './record-links';
import { registerRecordRoutes } from './record.routes';

/** Every artifact in the formats that other programs read. Everybody may read them. */
export const recordFeature: Feature = {
  name: 'records',
  register: withJsonErrors(registerRecordRoutes),
  linksOf: (id, { services }) => recordLinks(services.deployment, id, 'page'),
};

/** The artifacts of a filter, as one file. */
export const exportFeature: Feature = {
  name: 'exports',
  register: withJsonErrors(registerExports),
};

/** The newest artifacts of a filter, for readers of news. */
export const feedFeature: Feature = { name: 'feed', register: withJsonErrors(registerFeed) };
