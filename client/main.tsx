import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
// Last, because a later face takes precedence for its letters.
import './fonts/faces.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom';
import { loaderContext, readFromApi } from './loaders/read';
import { App } from './App';
import { createFirebaseSession } from './auth/firebase-session';
import { loadPage, routes } from './routes';
import { runtimeConfig } from './runtime-config';

/** Hydrates the page that the server rendered, or renders it where the server could not. */
async function start(root: HTMLElement) {
  const rendered = document.getElementById('hydration-data')?.textContent;
  // Where the code cannot be loaded, the router tries again, and reports a second failure.
  const canHydrate =
    rendered !== undefined &&
    (await loadPage(location).then(
      () => true,
      () => false,
    ));
  const router = createBrowserRouter(routes, {
    // Written by render.tsx of the same build.
    ...(rendered && { hydrationData: JSON.parse(rendered) as HydrationState }),
    getContext: () => loaderContext(readFromApi),
  });
  const app = (
    <App session={createFirebaseSession(runtimeConfig().firebase)}>
      <RouterProvider router={router} />
    </App>
  );
  // In a transition React hydrates the page in short slices, and handles input between them.
  if (canHydrate) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
