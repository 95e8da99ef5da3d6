import { useSessionState } from '../auth/AuthProvider';
import { paths } from '../paths';

/**
 * The page of an artifact for whoever looks: members have one of their own, visitors read the record. Until
 * the provider has answered, a browser with a stored session is a member's.
 */
export function useArtifactPath(): (id: string) => string {
  const state = useSessionState();
  const isMember = state.status === 'signedIn' || (state.status === 'loading' && state.isStored);
  return isMember ? paths.artifact : paths.record;
}
