import type { ComponentType } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import type { LaterApi } from './apollo/later-api';
import { createGalleryLoader } from './artifacts/gallery-loader';
import { galleryResults } from './artifacts/later-gallery-results';
import { createWaitingArtifactLoader } from './artifacts/waiting-artifact-loader';
import { redirectToSignIn } from './auth/login-redirect';
import { RequireAuth } from './auth/RequireAuth';
import { CrashPage } from './layout/CrashPage';
import { Layout } from './layout/Layout';
import { NotFoundPage } from './layout/NotFoundPage';
import type { PolicyKind } from './generated/graphql';
import { createPolicyLoader } from './policies/policy-loader';
import { Spinner } from './ui/Spinner';

interface Handle {
  modules: string[];
}

type Code = Pick<RouteObject, 'Component' | 'loader'>;

/**
 * A route whose code is loaded on navigation, while the previous page stays. With the rendered page the
 * server names the `modules` that its address needs. `lazy` is a function, because React Router ignores
 * a failure of `{ Component: load }` and would show nothing.
 */
const lazyRoute = (modules: string[], load: () => Promise<Code>) => ({
  lazy: load,
  handle: { modules } satisfies Handle,
  hydrateFallbackElement: <Spinner />,
});

const page = (module: string, load: () => Promise<ComponentType>) =>
  lazyRoute([module], async () => ({ Component: await load() }));

/** Pages with data, whose code needs the client of the API. Other pages do not load it. */
const withApi = (api: LaterApi, children: RouteObject[]): RouteObject => ({
  ...page('apollo/Api.tsx', async () => {
    const { Provider } = await api.load();
    return () => (
      <Provider>
        <Outlet />
      </Provider>
    );
  }),
  children,
});

const myArtifacts = () =>
  page('artifacts/MyArtifactsPage.tsx', () =>
    import('./artifacts/MyArtifactsPage').then((module) => module.MyArtifactsPage),
  );
const updateArtifact = () =>
  page('artifacts/UpdateArtifactPage.tsx', () =>
    import('./artifacts/UpdateArtifactPage').then((module) => module.UpdateArtifactPage),
  );

const policy = (api: LaterApi, path: string, kind: PolicyKind): RouteObject => ({
  path,
  loader: createPolicyLoader(api, kind),
  ...page('policies/PolicyPage.tsx', () =>
    import('./policies/PolicyPage').then((module) => module.PolicyPage),
  ),
});

const memberPages = (): RouteObject[] => [
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

const detail = (api: LaterApi): RouteObject => ({
  path: 'artifactsdetails/:id',
  ...lazyRoute(['artifacts/DetailPage.tsx', 'artifacts/detail-loader.ts'], async () => {
    const [{ client }, { DetailPage }, { createDetailLoader }] = await Promise.all([
      api.load(),
      import('./artifacts/DetailPage'),
      import('./artifacts/detail-loader'),
    ]);
    return { Component: DetailPage, loader: createDetailLoader(client) };
  }),
});

const report = (api: LaterApi): RouteObject => ({
  path: 'report/:id',
  ...lazyRoute(['reports/ReportPage.tsx', 'reports/report-loader.ts'], async () => {
    const [{ client }, { ReportPage }, { createReportLoader }] = await Promise.all([
      api.load(),
      import('./reports/ReportPage'),
      import('./reports/report-loader'),
    ]);
    return { Component: ReportPage, loader: createReportLoader(client) };
  }),
});

/** The results' code and the client of the API load while React hydrates the controls. */
const gallery = (api: LaterApi): RouteObject => ({
  path: 'all-artifacts',
  loader: createGalleryLoader(api),
  ...page('artifacts/GalleryPage.tsx', () => {
    // Where one is lost, the page requests it again, and reports a second failure.
    Promise.all([api.load(), galleryResults.load()]).catch(() => undefined);
    return import('./artifacts/GalleryPage').then((module) => module.GalleryPage);
  }),
});

const publicPages = (api: LaterApi): RouteObject[] => [
  {
    index: true,
    ...page('home/HomePage.tsx', () => import('./home/HomePage').then((module) => module.HomePage)),
  },
  {
    path: 'banner',
    ...page('home/BannerPage.tsx', () =>
      import('./home/BannerPage').then((module) => module.BannerPage),
    ),
  },
  {
    path: 'signin',
    loader: createWaitingArtifactLoader(api),
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
    loader: createWaitingArtifactLoader(api),
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
  policy(api, 'privacy', 'PRIVACY'),
  policy(api, 'terms', 'TERMS'),
  gallery(api),
  withApi(api, [report(api)]),
  {
    path: 'civilization/:civilization',
    ...page('civilizations/CivilizationPage.tsx', () =>
      import('./civilizations/CivilizationPage').then((module) => module.CivilizationPage),
    ),
  },
  { path: '*', element: <NotFoundPage /> },
];

export const createRoutes = (api: LaterApi): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <CrashPage />,
        children: [
          ...publicPages(api),
          { element: <RequireAuth early />, children: [withApi(api, [detail(api)])] },
          { element: <RequireAuth />, children: [withApi(api, memberPages())] },
        ],
      },
    ],
  },
];

/**
 * Loads the code of the page at `path`, because a rendered page can be hydrated only as a whole.
 * Returns whether the code has loaded. If not, the router tries again, and reports a second failure.
 */
export async function loadPage(routes: RouteObject[], path: { pathname: string }) {
  try {
    for (const { route } of matchRoutes(routes, path) ?? []) {
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
  matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.modules ?? []);
