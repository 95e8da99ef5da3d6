import type { ComponentType } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { type LaterApi, loadApi, useLaterApi } from './apollo/later-api';
import { galleryLoader } from './artifacts/gallery-loader';
import { galleryResults } from './artifacts/later-gallery-results';
import { waitingArtifactLoader } from './artifacts/waiting-artifact-loader';
import { redirectToSignIn } from './auth/login-redirect';
import { RequireAuth } from './auth/RequireAuth';
import { CrashPage } from './layout/CrashPage';
import { Layout } from './layout/Layout';
import { NotFoundPage } from './layout/NotFoundPage';
import type { PolicyKind } from './generated/graphql';
import { createPolicyLoader } from './policies/policy-loader';
import { type Handle, handleOf } from './route-handle';
import { civilizationLoader, heroLoader, homeLoader } from './site';
import { Spinner } from './ui/Spinner';
import { useCode } from './ui/useLater';

type Code = Pick<RouteObject, 'Component' | 'loader'>;

/**
 * A route whose code is loaded on navigation, while the previous page stays. With the rendered page the
 * server names the `modules` that its address needs. `lazy` is a function, because React Router ignores
 * a failure of `{ Component: load }` and would show nothing.
 */
const lazyRoute = (handle: Handle, load: () => Promise<Code>) => ({
  lazy: load,
  handle,
  hydrateFallbackElement: <Spinner />,
});

const page = (module: string, load: () => Promise<ComponentType>) =>
  lazyRoute({ modules: [module] }, async () => ({ Component: await load() }));

/** Pages with data, whose code needs the client of the API. Other pages do not load it. */
const withApi = (children: RouteObject[]): RouteObject => ({
  Component: WithApi,
  handle: { modules: ['apollo/Api.tsx'], usesApi: true } satisfies Handle,
  hydrateFallbackElement: <Spinner />,
  // The previous page stays until the client has loaded.
  loader: async (request) => {
    await loadApi(request);
    return null;
  },
  children,
});

function WithApi() {
  const { Provider } = useCode(useLaterApi());
  return (
    <Provider>
      <Outlet />
    </Provider>
  );
}

const myArtifacts = () =>
  page('artifacts/MyArtifactsPage.tsx', () =>
    import('./artifacts/MyArtifactsPage').then((module) => module.MyArtifactsPage),
  );
const updateArtifact = () =>
  page('artifacts/UpdateArtifactPage.tsx', () =>
    import('./artifacts/UpdateArtifactPage').then((module) => module.UpdateArtifactPage),
  );

const policy = (path: string, kind: PolicyKind): RouteObject => ({
  path,
  loader: createPolicyLoader(kind),
  ...page('policies/PolicyPage.tsx', () =>
    import('./policies/PolicyPage').then((module) => module.PolicyPage),
  ),
});

const memberPages: RouteObject[] = [
  {
    path: 'account',
    ...page('account/AccountPage.tsx', () =>
      import('./account/AccountPage').then((module) => module.AccountPage),
    ),
  },
  {
    path: 'add-artifacts',
    ...page('artifacts/AddArtifactPage.tsx', () =>
      import('./artifacts/AddArtifactPage').then((module) => module.AddArtifactPage),
    ),
  },
  { path: 'shareartifacts/:email?', ...myArtifacts() },
  { path: 'my-artifacts', ...myArtifacts() },
  { path: 'updateartifacts/:id', ...updateArtifact() },
  { path: 'myartifacts/:id', ...updateArtifact() },
  {
    path: 'moderation',
    ...page('moderation/ModerationPage.tsx', () =>
      import('./moderation/ModerationPage').then((module) => module.ModerationPage),
    ),
  },
  {
    path: 'liked-artifacts/:email?',
    ...page('likes/LikedPage.tsx', () =>
      import('./likes/LikedPage').then((module) => module.LikedPage),
    ),
  },
];

const detail: RouteObject = {
  path: 'artifactsdetails/:id',
  ...lazyRoute(
    { modules: ['artifacts/DetailPage.tsx', 'artifacts/detail-loader.ts'] },
    async () => {
      const [{ DetailPage }, { detailLoader }] = await Promise.all([
        import('./artifacts/DetailPage'),
        import('./artifacts/detail-loader'),
      ]);
      return { Component: DetailPage, loader: detailLoader };
    },
  ),
};

const record: RouteObject = {
  path: 'records/:id',
  ...lazyRoute(
    { modules: ['artifacts/RecordPage.tsx', 'artifacts/record-loader.ts'], startsOnDemand: true },
    async () => {
      const [{ RecordPage }, { recordLoader }] = await Promise.all([
        import('./artifacts/RecordPage'),
        import('./artifacts/record-loader'),
      ]);
      return { Component: RecordPage, loader: recordLoader };
    },
  ),
};

const report: RouteObject = {
  path: 'report/:id',
  ...lazyRoute({ modules: ['reports/ReportPage.tsx', 'reports/report-loader.ts'] }, async () => {
    const [{ ReportPage }, { reportLoader }] = await Promise.all([
      import('./reports/ReportPage'),
      import('./reports/report-loader'),
    ]);
    return { Component: ReportPage, loader: reportLoader };
  }),
};

const gallery: RouteObject = {
  path: 'all-artifacts',
  loader: galleryLoader,
  ...page('artifacts/GalleryPage.tsx', () => {
    // Loads while React hydrates the controls. Where it is lost, the page requests it again.
    galleryResults.load().catch(() => undefined);
    return import('./artifacts/GalleryPage').then((module) => module.GalleryPage);
  }),
  handle: { modules: ['artifacts/GalleryPage.tsx'], usesApi: true } satisfies Handle,
};

const publicPages: RouteObject[] = [
  {
    index: true,
    loader: homeLoader,
    ...page('home/HomePage.tsx', () => import('./home/HomePage').then((module) => module.HomePage)),
  },
  {
    path: 'banner',
    loader: heroLoader,
    ...page('home/BannerPage.tsx', () =>
      import('./home/BannerPage').then((module) => module.BannerPage),
    ),
  },
  {
    path: 'signin',
    loader: waitingArtifactLoader,
    ...page('auth/SignInPage.tsx', () =>
      import('./auth/SignInPage').then((module) => module.SignInPage),
    ),
  },
  {
    path: 'login',
    loader: redirectToSignIn,
    element: <Spinner />,
    hydrateFallbackElement: <Spinner />,
  },
  {
    path: 'register',
    loader: waitingArtifactLoader,
    ...page('auth/RegisterPage.tsx', () =>
      import('./auth/RegisterPage').then((module) => module.RegisterPage),
    ),
  },
  {
    path: 'reset-password',
    ...page('auth/ResetPasswordPage.tsx', () =>
      import('./auth/ResetPasswordPage').then((module) => module.ResetPasswordPage),
    ),
  },
  policy('privacy', 'PRIVACY'),
  policy('terms', 'TERMS'),
  gallery,
  withApi([record, report]),
  {
    path: 'civilization/:civilization',
    loader: civilizationLoader,
    ...page('civilizations/CivilizationPage.tsx', () =>
      import('./civilizations/CivilizationPage').then((module) => module.CivilizationPage),
    ),
  },
  { path: '*', element: <NotFoundPage /> },
];

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <CrashPage />,
        children: [
          ...publicPages,
          { element: <RequireAuth early />, children: [withApi([detail])] },
          { element: <RequireAuth />, children: [withApi(memberPages)] },
        ],
      },
    ],
  },
];

/**
 * Loads the code of the page at `path`, because a rendered page can be hydrated only as a whole.
 * Returns whether the code has loaded. If not, the router tries again, and reports a second failure.
 */
export async function loadPage(path: { pathname: string }, api: LaterApi) {
  try {
    for (const { route } of matchRoutes(routes, path) ?? []) {
      // Where it is lost, the page requests it again, and reports a second failure.
      if (handleOf(route)?.usesApi) api.load().catch(() => undefined);
      if (typeof route.lazy !== 'function') continue;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
    return true;
  } catch {
    return false;
  }
}

/** The source files of the matched pages. */
export const modulesOf = (matches: { route: { handle?: unknown } }[]) =>
  matches.flatMap(({ route }) => handleOf(route)?.modules ?? []);
