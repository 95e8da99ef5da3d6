import { StrictMode, type ReactNode } from 'react';
import { LaterApiContext, type LaterApi } from './apollo/later-api';
import { AuthProvider } from './auth/AuthProvider';
import type { Session } from './auth/session';
import { DialogProvider } from './ui/Dialog';
import { GlobalStyle } from './ui/GlobalStyle';

interface AppProps {
  session: Session;
  api: LaterApi;
  /** The router: the browser's, or the server's static router for one address. */
  children: ReactNode;
}

export function App({ session, api, children }: AppProps) {
  return (
    <StrictMode>
      <GlobalStyle />
      <AuthProvider session={session}>
        <LaterApiContext value={api}>
          <DialogProvider>{children}</DialogProvider>
        </LaterApiContext>
      </AuthProvider>
    </StrictMode>
  );
}
