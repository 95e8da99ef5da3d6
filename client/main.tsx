import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo/client';
import { App } from './App';
import { createFirebaseSession } from './auth/firebase-session';
import { readFirstView } from './first-view';
import { createRoutes, loadPage } from './routes';
import { runtimeConfig } from './runtime-config';

async function start(root: HTMLElement) {
  const view = readFirstView();
  const session = createFirebaseSession(runtimeConfig().firebase);
  const client = createApolloClient(session, { known: view?.cache });
  const routes = createRoutes(client);
  const isTaken = view !== null && (await loadPage(routes, location));
  const router = createBrowserRouter(routes, { hydrationData: view?.router });
  const app = (
    <App session={session} client={client}>
      <RouterProvider router={router} />
    </App>
  );
  if (isTaken) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
