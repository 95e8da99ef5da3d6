/** The namespace of sitemaps (sitemaps.org). */
export const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
export const XML = 'application/xml; charset=utf-8';

/** The beginning and the end of a sitemap that is written in parts. */
export const urlSetBegin = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${NAMESPACE}">`;
export const urlSetEnd = '</urlset>';
