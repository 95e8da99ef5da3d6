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

/** The session's gestures: sign in, register, sign out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs an AuthProvider above it.');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  // The server draws a page while nobody knows who is there; the browser takes it over as such.
  return useSyncExternalStore(session.subscribe, session.getState, () => unknownYet);
}
