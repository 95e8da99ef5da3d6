import type { ReactNode } from 'react';
import { useViewerRole } from '../auth/useViewerRole';
import { NotFoundPage } from '../layout/NotFoundPage';
import { FailedState } from '../ui/FailedState';
import { Spinner } from '../ui/Spinner';

/** A page for moderators. Other members get the page for an unknown address. */
export function OnlyModerators({ children }: { children: ReactNode }) {
  const { role, hasFailed, retry } = useViewerRole();
  if (hasFailed) return <FailedState message="Failed to fetch the page." onRetry={retry} />;
  if (role === undefined) return <Spinner />;
  return role === 'MODERATOR' ? children : <NotFoundPage />;
}
