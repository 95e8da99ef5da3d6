import { createContext, use } from 'react';
import { Link, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
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
}

/** Pages for members: waits until the sign-in state is known, and sends visitors to sign in. */
export function RequireAuth({ early = false }: RequireAuthProps) {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'signedOut') {
    return <Navigate to={signInFor(`${pathname}${search}${hash}`)} replace />;
  }
  if (state.status === 'loading' && !(early && state.isStored)) {
    return (
      <>
        <Spinner />
        <noscript>
          <WithoutScript />
        </noscript>
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
  const { id } = useParams();
  return (
    <Page>
      <EmptyState title="Members' pages need JavaScript">
        {id === undefined ? (
          <Link to={paths.allArtifacts}>Browse all artifacts</Link>
        ) : (
          <Link to={paths.record(id)}>Read the record of this artifact</Link>
        )}
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
