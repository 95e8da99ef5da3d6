import { type Feature, withJsonErrors } from '../../web/feature';
import { registerSiteFiles } from './site-files';
import { registerSitemaps } from './sitemaps';
import { registerSurprise } from './surprise';

/** Files for crawlers, browsers and other programs, at their well-known addresses. */
export const siteFileFeature: Feature = { name: 'site files', register: registerSiteFiles };

/** The addresses of the public pages, for search engines. */
export const sitemapFeature: Feature = {
  name: 'sitemaps',
  register: withJsonErrors(registerSitemaps),
};

/** The way to an artifact that nobody has chosen. */
export const surpriseFeature: Feature = {
  name: 'surprise',
  register: withJsonErrors(registerSurprise),
};
