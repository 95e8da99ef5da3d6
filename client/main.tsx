import { startTransition } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loaderContext } from './apollo/later-api';
import { App } from './App';
import { createFirebaseSession } from './auth/firebase-session';
import { readDehydratedState } from './dehydrated-state';
import { loadPage, routes } from './routes';
import { runtimeConfig } from './runtime-config';
import { replayEarlyPress } from './ui/early-press';
import { nextTask } from './ui/next-task';
import { later } from './ui/useLater';

/** Runs each step in a separate task, so that the page reacts to input between them. */
async function start(root: HTMLElement) {
  const dehydrated = readDehydratedState();
  const session = createFirebaseSession(runtimeConfig().firebase);
  const api = later(async () => {
    const { createApi, createApolloClient } = await import('./apollo/Api');
    await nextTask();
    return createApi(createApolloClient(session, { known: dehydrated?.results }));
  });
  const canHydrate = dehydrated !== null && (await loadPage(location, api));
  await nextTask();
  const router = createBrowserRouter(routes, {
    hydrationData: dehydrated?.router,
    getContext: () => loaderContext(api),
  });
  const app = (
    <App session={session} api={api}>
      <RouterProvider router={router} />
    </App>
  );
  const { createRoot, hydrateRoot } = await import('./react-root');
  await nextTask();
  // In a transition React hydrates the page in short slices, and handles input between them.
  if (canHydrate) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  replayEarlyPress();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
