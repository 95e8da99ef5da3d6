/**
 * A site's name as the beginning of a file's name or of a citation key: Latin letters and digits in lower case, joined
 * by hyphens. Empty where the name has none.
 */
export const siteSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of a file that a site gives out. @param rest what follows the site's name, such as `.csv` */
export const downloadName = (siteName: string, rest: string): string =>
  `${siteSlug(siteName) || 'catalogue'}${rest}`;
