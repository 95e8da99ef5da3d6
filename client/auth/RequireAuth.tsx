import { createContext, use } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui/Spinner';
import { useSessionState } from './AuthProvider';
import { signInFor } from './return-path';
import type { Member } from './session';

const MemberContext = createContext<Member | null>(null);

/** Pages for members: waits until the sign-in state is known, and sends visitors to sign in. */
export function RequireAuth() {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'signedOut') {
    return <Navigate to={signInFor(`${pathname}${search}${hash}`)} replace />;
  }
  return (
    <MemberContext value={state.member}>
      <Outlet />
    </MemberContext>
  );
}

/** The signed-in member, for pages below RequireAuth. */
export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error('useMember needs RequireAuth above it.');
  return member;
}
