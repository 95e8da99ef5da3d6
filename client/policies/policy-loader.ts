import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadApi } from '../apollo/later-api';
import type { PolicyKind } from '../generated/graphql';
import type { PolicyText } from './load-policy';

/**
 * Loads a policy before its page is shown. All pages have the code of the routes, so the operation and
 * the client of the API are loaded when they are needed. @throws when the API cannot be reached.
 */
export const createPolicyLoader =
  (kind: PolicyKind) =>
  async (args: LoaderFunctionArgs): Promise<PolicyText> => {
    const [{ client }, { loadPolicy }] = await Promise.all([
      loadApi(args),
      import('./load-policy'),
    ]);
    return loadPolicy(client, kind);
  };
