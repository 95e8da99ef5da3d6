// @ts-check
/** What every part of the client may import; `constants` are its paths, titles and configuration. */
const shared = ['constants', 'ui', 'loaders', 'apollo', 'generated', 'common'];

/**
 * The parts of the browser's program, for eslint.boundaries.mjs.
 * @type {import('./eslint.boundaries.mjs').Parts}
 */
export const client = {
  constants: {
    files: 'client/{page-titles,paths,runtime-config,site}.ts',
    imports: ['common'],
  },
  generated: { files: 'client/generated/**', imports: ['common'] },
  // Reads what everybody may see.
  loaders: { files: 'client/loaders/**', imports: ['common'] },
  ui: { files: 'client/ui/**', imports: ['constants', 'common'] },
  apollo: { files: 'client/apollo/**', imports: [...shared, 'auth'] },
  // Sign-in and registration show the artifact that waits.
  auth: { files: 'client/auth/**', imports: [...shared, 'artifactParts'] },
  // Cards and pictures of artifacts, and the artifact that waits for a sign-in.
  artifactParts: { files: 'client/artifacts/**', imports: [...shared, 'auth', 'likePages'] },
  // The pages of the values of facts, and the links to them.
  browsePages: { files: 'client/browse/**', imports: [...shared, 'artifactParts'] },
  galleryPages: {
    files: 'client/gallery/**',
    imports: [...shared, 'artifactParts', 'browsePages'],
  },
  recordPages: {
    files: 'client/record/**',
    imports: [...shared, 'auth', 'artifactParts', 'galleryPages', 'likePages'],
  },
  formPages: { files: 'client/form/**', imports: [...shared, 'auth', 'artifactParts'] },
  // The page is the form of an artifact. Who decides sees changes as the history shows them.
  suggestionPages: {
    files: 'client/suggestions/**',
    imports: [...shared, 'auth', 'artifactParts', 'formPages', 'recordPages'],
  },
  ownPages: { files: 'client/own/**', imports: [...shared, 'auth', 'artifactParts'] },
  likePages: { files: 'client/likes/**', imports: [...shared, 'artifactParts', 'auth'] },
  reportPages: { files: 'client/reports/**', imports: [...shared, 'auth'] },
  moderationPages: {
    files: 'client/moderation/**',
    imports: [
      ...shared,
      ...['auth', 'artifactParts', 'layout', 'ownPages', 'recordPages', 'reportPages'],
    ],
  },
  memberPages: {
    files: 'client/members/**',
    imports: [...shared, 'auth', 'artifactParts', 'moderationPages'],
  },
  deskPages: {
    files: 'client/desk/**',
    imports: [...shared, 'auth', 'artifactParts', 'suggestionPages'],
  },
  // Uploads as the forms do, and shows changes as the history does.
  sheetPages: {
    files: 'client/sheets/**',
    imports: [...shared, 'auth', 'artifactParts', 'formPages', 'recordPages'],
  },
  accountPages: { files: 'client/account/**', imports: [...shared, 'auth'] },
  policyPages: { files: 'client/policies/**', imports: shared },
  civilizations: { files: 'client/civilizations/**', imports: [...shared, 'artifactParts'] },
  contributorPages: { files: 'client/contributors/**', imports: [...shared, 'artifactParts'] },
  home: {
    files: 'client/home/**',
    imports: [...shared, 'artifactParts', 'browsePages', 'civilizations'],
  },
  // The search in the bar of every page.
  search: { files: 'client/search/**', imports: [...shared, 'artifactParts'] },
  // The page for an unknown address shows artifacts.
  layout: { files: 'client/layout/**', imports: [...shared, 'auth', 'artifactParts', 'search'] },
  // Rendered on the server only.
  embed: { files: 'client/embed/**', imports: [...shared, 'artifactParts'] },
  graphiql: { files: 'client/graphiql/**', imports: ['constants', 'generated', 'common'] },
  frame: {
    files: ['client/!(page-titles|paths|runtime-config|site).*', 'client/fonts/**'],
    imports: [
      ...shared,
      ...[
        'accountPages',
        'artifactParts',
        'browsePages',
        'galleryPages',
        'recordPages',
        'formPages',
        'ownPages',
        'auth',
        'civilizations',
        'contributorPages',
        'deskPages',
        'embed',
        'home',
        'layout',
        'likePages',
      ],
      ...['memberPages', 'moderationPages', 'policyPages', 'reportPages', 'sheetPages'],
      'suggestionPages',
    ],
  },
};
