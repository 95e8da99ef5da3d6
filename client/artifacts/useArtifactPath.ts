import { useIsMember } from '../auth/AuthProvider';
import { paths } from '../paths';

/** The page of an artifact for whoever looks: members have one of their own, visitors read the record. */
export function useArtifactPath(): (id: string) => string {
  return useIsMember() ? paths.artifact : paths.record;
}
