/** The site as an app that a phone or a computer can install (W3C Web Application Manifest). */
export const webManifest = {
  id: '/',
  name: 'Antiquary',
  short_name: 'Antiquary',
  description: 'A community catalogue of historical artifacts',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  // Those of the pages: client/ui/theme.ts, and theme-color in client/index.html.
  background_color: '#fffaf0',
  theme_color: '#fffaf0',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
} as const;
