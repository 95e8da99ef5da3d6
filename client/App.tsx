import { StrictMode, type ReactNode } from 'react';
import { AuthProvider } from './auth/AuthProvider';
import type { Session } from './auth/session';
import { DialogProvider } from './ui/Dialog';
import { GlobalStyle } from './ui/GlobalStyle';

interface AppProps {
  session: Session;
  /** The router: the browser's, or the server's static router for one address. */
  children: ReactNode;
}

export function App({ session, children }: AppProps) {
  return (
    <StrictMode>
      <GlobalStyle />
      <AuthProvider session={session}>
        <DialogProvider>{children}</DialogProvider>
      </AuthProvider>
    </StrictMode>
  );
}
