import { createContext, use, type ReactNode } from 'react';
import { Link, type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';
import { useSessionState } from './AuthProvider';
import { signInFor } from './return-path';
import { memberOf, type Member } from './session';

const MemberContext = createContext<Member | null>(null);

interface RequireAuthProps {
  /**
   * Shows the page as soon as the browser has a stored session, before the provider confirms it: for a
   * page that shows public data, and does without `useMember` until then.
   */
  early?: boolean;
  /** Stands below the spinner, and alone where there is no JavaScript; without it, a note does. */
  waiting?: ReactNode;
}

/** Pages for members: waits until the sign-in state is known, and sends visitors to sign in. */
export function RequireAuth({ early = false, waiting }: RequireAuthProps) {
  const state = useSessionState();
  const { pathname, search, hash, state: wish } = useLocation() as Location<unknown>;
  if (state.status === 'signedOut') {
    return <Navigate to={signInFor(`${pathname}${search}${hash}`)} state={wish} replace />;
  }
  if (state.status === 'loading' && !(early && state.isStored)) {
    return (
      <>
        <Spinner />
        {waiting ?? (
          <noscript>
            <WithoutScript />
          </noscript>
        )}
      </>
    );
  }
  return (
    <MemberContext value={memberOf(state) ?? null}>
      <Outlet />
    </MemberContext>
  );
}

/** Says on a member's page what a browser without JavaScript can show instead. */
function WithoutScript() {
  return (
    <Page>
      <EmptyState title="Members' pages need JavaScript">
        <Link to={paths.allArtifacts}>Browse all artifacts</Link>
      </EmptyState>
    </Page>
  );
}

/** The signed-in member, for pages below RequireAuth. */
export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error('useMember needs RequireAuth above it.');
  return member;
}
