import { restCompat } from '../../rest-compat/plugin';
import { named } from '../web/http/named-scope';
import { pendingResponseOf } from '../web/response-cache/pending-response';
import type { Feature } from '../web/feature';

/** The documented calls below `/api`. They execute operations of GraphQL, and know no service. */
export const restFeature: Feature = {
  name: 'rest',
  async register(app, { services, contextOf, execute, beginStream, revision }) {
    const { publicUrl, dataLicense, site } = services.deployment;
    await app.register(named('rest', restCompat), {
      prefix: '/api',
      execute: async ({ raw }, operation) => execute(operation, await contextOf(raw)),
      viewerEmail: async ({ raw }) => (await contextOf(raw)).viewer?.email ?? null,
      chargeAhead: async ({ raw }, operations) => (await contextOf(raw)).chargeAhead(operations),
      beginStream,
      doNotCache: ({ raw }) => pendingResponseOf(raw)?.doNotCache(),
      publicUrl,
      site: () => site.get().identity,
      record: () => site.get().record,
      dataLicense,
      catalogueRevision: ({ headers }) =>
        revision(headers.authorization === undefined ? 'visitor' : 'member'),
    });
  },
};
