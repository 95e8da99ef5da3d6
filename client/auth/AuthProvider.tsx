import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { unknownYet, type Session, type SessionState } from './session';

const SessionContext = createContext<Session | null>(null);

interface AuthProviderProps {
  session: Session;
  children: ReactNode;
}

export function AuthProvider({ session, children }: AuthProviderProps) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session, with the actions to sign in, to register and to sign out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs an AuthProvider above it.');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  // The server renders before the sign-in state is known, so hydration must start in that state.
  return useSyncExternalStore(session.subscribe, session.getState, () => unknownYet);
}

/**
 * Whether a member looks. Until the provider has answered, a browser with a stored session is a member's.
 * A component that needs no more is not rendered again when the provider finds that nobody is signed in.
 */
export function useIsMember(): boolean {
  const { subscribe, getState } = useSession();
  const isMember = () => {
    const state = getState();
    return state.status === 'signedIn' || (state.status === 'loading' && state.isStored === true);
  };
  return useSyncExternalStore(subscribe, isMember, () => false);
}
