// @ts-check
import { client } from './eslint.boundaries.client.mjs';

/**
 * The parts of the project, and which others each may import. Every file belongs to one part, and an
 * import that is not listed is an error: a new edge between two parts is a decision, written here.
 * Since the edges of the server form no circle, neither do its parts; circles between files are
 * errors too.
 *
 * @typedef {{ files: string | string[], imports: readonly string[] }} Part
 * @typedef {Record<string, Part>} Parts
 */

/**
 * Rules and words that the server, the pages and REST know. They import nothing, packages included.
 * @type {Parts}
 */
const common = { common: { files: 'common/**/*.ts', imports: [] } };

/** Every part of the server may import these two. */
const below = (/** @type {string[]} */ ...parts) => [...parts, 'base', 'common'];

/**
 * The server, from the top downwards. An arrow runs down or sideways along an edge that is listed
 * here, never up.
 * @type {Parts}
 */
const server = {
  // Settings, errors, rights, the log, files: they import nothing else of the server.
  base: { files: 'server/base/*.ts', imports: ['common'] },
  database: { files: 'server/database/**/*.ts', imports: below() },
  http: { files: 'server/web/http/*.ts', imports: below() },
  // The operator's name, texts, colours and pictures.
  site: { files: 'server/site/*.ts', imports: below() },
  responseCache: {
    files: 'server/web/response-cache/*.ts',
    imports: below('database', 'http'),
  },
  graphql: {
    files: 'server/web/graphql/*.ts',
    imports: below('site', 'responseCache', 'http', 'database'),
  },
  // Answers repeated operations in front of Fastify. Only its line in the composition knows it.
  accelerator: {
    files: 'server/web/accelerator/*.ts',
    imports: below('graphql', 'responseCache', 'http'),
  },
  pages: {
    files: 'server/web/pages/*.ts',
    imports: below('site', 'graphql', 'responseCache', 'http'),
  },
  // What a feature adds to the product, and what the server offers to it.
  feature: {
    files: 'server/web/feature.ts',
    imports: below('pages', 'graphql', 'http', 'database'),
  },
  members: {
    files: 'server/catalogue/members/*.ts',
    imports: below('feature', 'graphql', 'database'),
  },
  // How much one member may add.
  quotas: {
    files: 'server/catalogue/quotas/*.ts',
    imports: below('feature', 'members', 'graphql', 'database'),
  },
  // Stored pictures, and how they are made.
  pictures: {
    files: ['server/pictures/+([a-z0-9-]).ts', 'server/pictures/*.{entity,service,types}.ts'],
    imports: below('quotas', 'graphql', 'http', 'database'),
  },
  pictureRoutes: {
    files: 'server/pictures/*.{feature,routes}.ts',
    imports: below('pictures', 'quotas', 'feature', 'http', 'database'),
  },
  artifacts: {
    files: 'server/catalogue/artifacts/**/*.ts',
    imports: below('feature', 'pictures', 'quotas', 'members', 'graphql', 'site', 'database'),
  },
  // The log of every change of an artifact.
  revisions: {
    files: 'server/catalogue/revisions/*.ts',
    imports: below('feature', 'artifacts', 'members', 'graphql', 'database'),
  },
  related: {
    files: 'server/catalogue/related/*.ts',
    imports: below('feature', 'artifacts', 'graphql', 'site', 'database'),
  },
  spelling: {
    files: 'server/catalogue/spelling/*.ts',
    imports: below('feature', 'artifacts', 'graphql', 'database'),
  },
  // What a searched text may mean, and what is offered while somebody types.
  offers: {
    files: 'server/catalogue/offers/*.ts',
    imports: below('feature', 'related', 'artifacts', 'graphql', 'database'),
  },
  // The catalogue by the values of its facts.
  browse: {
    files: 'server/catalogue/browse/*.ts',
    imports: below('feature', 'artifacts', 'graphql', 'site', 'database'),
  },
  // The operator's texts about civilizations, with links to artifacts.
  civilizationTexts: {
    files: 'server/catalogue/civilization-texts/*.ts',
    imports: below('feature', 'artifacts', 'graphql', 'database'),
  },
  // Artifacts that show a picture already.
  samePictures: {
    files: 'server/catalogue/same-pictures/*.ts',
    imports: below('feature', 'artifacts', 'pictures', 'graphql', 'database'),
  },
  // Artifacts in the formats that other programs read.
  records: {
    files: 'server/exchange/records/**/*.ts',
    imports: below(
      'feature',
      'spreadsheets',
      'revisions',
      'artifacts',
      'pages',
      'site',
      'pictures',
      'graphql',
      'http',
      'rest',
    ),
  },
  oai: {
    files: 'server/exchange/oai/*.ts',
    imports: below('feature', 'records', 'revisions', 'artifacts', 'graphql', 'http', 'database'),
  },
  // Files in which programs look up what the site offers.
  discovery: {
    files: 'server/exchange/discovery/*.ts',
    imports: below('feature', 'site', 'records', 'browse', 'artifacts', 'http', 'database'),
  },
  // How spreadsheets are read and written.
  spreadsheets: {
    files: 'server/exchange/spreadsheets/*.ts',
    imports: below('http'),
  },
  // Spreadsheets that change the catalogue.
  sheets: {
    files: 'server/exchange/sheets/*.ts',
    imports: below(
      'feature',
      ...['spreadsheets', 'history', 'revisions', 'artifacts', 'members', 'graphql', 'http'],
      ...['site', 'database'],
    ),
  },
  // Artifacts in the frames of other sites.
  embeds: {
    files: 'server/exchange/embeds/*.ts',
    imports: below('feature', 'revisions', 'records', 'pages', 'graphql', 'http', 'database'),
  },
  likes: {
    files: 'server/catalogue/likes/*.ts',
    imports: below('feature', 'artifacts', 'members', 'graphql', 'database'),
  },
  views: {
    files: 'server/catalogue/views/*.ts',
    imports: below('feature', 'artifacts', 'members', 'graphql', 'database'),
  },
  reports: {
    files: 'server/community/reports/*.ts',
    imports: below('feature', 'artifacts', 'members', 'graphql', 'database'),
  },
  sample: {
    files: 'server/operator/sample/*.ts',
    imports: below('artifacts', 'likes', 'members', 'site', 'database'),
  },
  moderation: {
    files: 'server/community/moderation/*.ts',
    imports: below(
      'feature',
      ...['likes', 'views', 'reports', 'artifacts', 'members', 'graphql', 'site', 'database'],
    ),
  },
  // Artifacts that wait until an editor publishes them.
  review: {
    files: 'server/community/review/*.ts',
    imports: below('feature', 'artifacts', 'graphql', 'database'),
  },
  // Who may do what, and to whom artifacts belong.
  roles: {
    files: 'server/community/roles/*.ts',
    imports: below('feature', 'artifacts', 'members', 'graphql', 'database'),
  },
  // The history of hidden artifacts, too.
  history: {
    files: 'server/community/history/*.ts',
    imports: below(
      'feature',
      'moderation',
      'revisions',
      'artifacts',
      'members',
      'graphql',
      'site',
      'database',
    ),
  },
  // Changes that members suggest to owners. The history names who suggested one.
  suggestions: {
    files: 'server/community/suggestions/*.ts',
    imports: below(
      'feature',
      ...[
        'history',
        'revisions',
        'artifacts',
        'members',
        'pictures',
        'graphql',
        'site',
        'database',
      ],
    ),
  },
  // What waits for a member, its feed and its digests.
  desk: {
    files: 'server/community/desk/**/*.ts',
    imports: below(
      'feature',
      ...['suggestions', 'reports', 'artifacts', 'members', 'graphql', 'http', 'site', 'database'],
    ),
  },
  // The member's own account: what is stored, and its end.
  account: {
    files: 'server/community/account/*.ts',
    imports: below(
      'feature',
      ...['moderation', 'revisions', 'likes', 'views', 'reports', 'artifacts', 'members'],
      ...['graphql', 'http', 'database'],
    ),
  },
  // An operator's commands.
  operator: {
    files: 'server/operator/{*.ts,!(sample)/*.ts}',
    imports: below(
      'feature',
      ...['account', 'moderation', 'sample', 'records', 'spreadsheets', 'revisions'],
      ...['artifacts', 'likes'],
      ...['members', 'pictures', 'graphql', 'database', 'site'],
    ),
  },
  policies: {
    files: 'server/community/policies/*.ts',
    imports: below('feature', 'site', 'graphql'),
  },
  emulator: { files: 'server/processes/emulator/*.ts', imports: below() },
  workers: { files: 'server/processes/workers/*.ts', imports: below() },
  composition: {
    files: 'server/composition/*.ts',
    imports: below(
      ...['artifacts', 'revisions', 'related', 'samePictures', 'spelling', 'offers', 'browse'],
      ...['likes', 'views', 'civilizationTexts', 'members', 'quotas', 'history', 'roles'],
      ...['reports', 'suggestions', 'review', 'moderation', 'desk', 'account', 'policies'],
      ...['sample', 'operator', 'discovery', 'sheets', 'embeds', 'records', 'oai', 'rest'],
      ...['pictures', 'pictureRoutes', 'feature', 'accelerator', 'graphql', 'pages'],
      ...['responseCache', 'http', 'site', 'database', 'workers'],
    ),
  },
  // The programs: the server, and the operator's commands.
  programs: {
    files: 'server/{main,admin,backup,restore}.ts',
    imports: below('composition', 'operator', 'workers', 'emulator', 'graphql', 'database'),
  },
  // REST knows no entity and no service. The server passes in what executes an operation, so no call
  // bypasses the sign-in check and the validation.
  rest: { files: 'rest-compat/**/*.ts', imports: below('graphql', 'http') },
};

/** @type {Parts} */
export const parts = { ...common, ...server, ...client };
// Of two parts with one name, the later would hide the other.
const sizes = [common, server, client].map((some) => Object.keys(some).length);
if (Object.keys(parts).length !== sizes.reduce((sum, size) => sum + size)) {
  throw new Error('Two parts have the same name.');
}

/** What imports anything, so that its imports need no check: tests, benchmarks, scripts and configuration. */
export const free = { tests: 'tests/**', bench: 'bench/**', tools: ['scripts/**', '*.*'] };
