import type { Role } from '../../common/roles';
import { useViewerRoleQuery } from '../generated/graphql';

/** What the member may do, and whether the API could not be asked. */
export function useViewerRole() {
  const { data, error, refetch } = useViewerRoleQuery({
    // A role may be given or taken at any time.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const role: Role | undefined = data?.viewer?.role;
  return { role, hasFailed: error !== undefined && !data, retry: () => void refetch() };
}
