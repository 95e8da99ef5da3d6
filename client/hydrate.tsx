import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loaderContext, readFromApi } from './loaders/read';
import { App } from './App';
import { OtherArtifactsContext } from './artifacts/other-artifacts';
import { createFirebaseSession } from './auth/firebase-session';
import type { HydrationData } from './render';
import { loadPage, routes } from './routes';
import { runtimeConfig } from './runtime-config';

/** Hydrates the page that the server rendered, or renders it where the server could not. */
export async function hydrate(root: HTMLElement) {
  const rendered = document.getElementById('hydration-data')?.textContent;
  // Written by render.tsx of the same build.
  const data = rendered === undefined ? undefined : (JSON.parse(rendered) as HydrationData);
  // Where the code cannot be loaded, the router tries again, and reports a second failure.
  const canHydrate =
    rendered !== undefined &&
    (await loadPage(location).then(
      () => true,
      () => false,
    ));
  const router = createBrowserRouter(routes, {
    ...(data && { hydrationData: data.state }),
    getContext: () => loaderContext(readFromApi),
  });
  const app = (
    <App session={createFirebaseSession(runtimeConfig().firebase)}>
      <OtherArtifactsContext value={data?.otherArtifacts}>
        <RouterProvider router={router} />
      </OtherArtifactsContext>
    </App>
  );
  // In a transition React hydrates the page in short slices, and handles input between them.
  if (canHydrate) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
