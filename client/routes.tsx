import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { DETAIL_ROUTE, WaitingRecord } from './record/WaitingRecord';
import { detailLoader, recordLoader } from './record/record-loader';
import { galleryLoader } from './gallery/gallery-loader';
import { waitingArtifactLoader } from './artifacts/waiting-artifact-loader';
import { redirectToSignIn } from './auth/login-redirect';
import { RequireAuth } from './auth/RequireAuth';
import { browseFactLoader, browseLoader, browseTermLoader } from './browse/browse-loaders';
import { civilizationLoader } from './civilizations/civilization-loader';
import { contributorLoader } from './contributors/contributor-loader';
import type { PolicyKind } from './generated/pages';
import { heroLoader, homeLoader } from './home/home-loader';
import { CrashPage } from './layout/CrashPage';
import { Layout } from './layout/Layout';
import { createPolicyLoader } from './policies/policy-loader';
import { reportLoader } from './reports/report-loader';
import { Spinner } from './ui/Spinner';

type Component = RouteObject['Component'];

/**
 * A page whose code is loaded on navigation, beside its data, while the previous page stays. `lazy` is a
 * function, because React Router ignores a failure of `{ Component: load }` and would show nothing. The route's
 * handle is the name of the component.
 */
const page = (
  load: () => Promise<Component>,
): Pick<RouteObject, 'lazy' | 'hydrateFallbackElement'> => ({
  lazy: async () => {
    const Component = await load();
    return { Component, handle: Component?.name };
  },
  hydrateFallbackElement: <Spinner />,
});

const policy = (path: string, kind: PolicyKind): RouteObject => ({
  path,
  loader: createPolicyLoader(kind),
  ...page(async () => (await import('./policies/PolicyPage')).PolicyPage),
});

const myArtifacts = page(async () => (await import('./own/MyArtifactsPage')).MyArtifactsPage);
const updateArtifact = page(
  async () => (await import('./form/UpdateArtifactPage')).UpdateArtifactPage,
);

const memberPages: RouteObject[] = [
  { path: 'account', ...page(async () => (await import('./account/AccountPage')).AccountPage) },
  {
    path: 'add-artifacts',
    ...page(async () => (await import('./form/AddArtifactPage')).AddArtifactPage),
  },
  { path: 'shareartifacts/:email?', ...myArtifacts },
  { path: 'my-artifacts', ...myArtifacts },
  { path: 'updateartifacts/:id', ...updateArtifact },
  { path: 'myartifacts/:id', ...updateArtifact },
  { path: 'desk', ...page(async () => (await import('./desk/DeskPage')).DeskPage) },
  {
    path: 'suggest/:id',
    ...page(async () => (await import('./suggestions/SuggestChangePage')).SuggestChangePage),
  },
  {
    path: 'moderation',
    ...page(async () => (await import('./moderation/ModerationPage')).ModerationPage),
  },
  { path: 'members', ...page(async () => (await import('./members/MembersPage')).MembersPage) },
  { path: 'sheets', ...page(async () => (await import('./sheets/SheetsPage')).SheetsPage) },
  { path: 'sheets/:id', ...page(async () => (await import('./sheets/SheetPage')).SheetPage) },
  {
    path: 'liked-artifacts/:email?',
    ...page(async () => (await import('./likes/LikedPage')).LikedPage),
  },
];

const publicPages: RouteObject[] = [
  {
    index: true,
    loader: homeLoader,
    ...page(async () => (await import('./home/HomePage')).HomePage),
  },
  {
    path: 'banner',
    loader: heroLoader,
    ...page(async () => (await import('./home/BannerPage')).BannerPage),
  },
  {
    path: 'signin',
    loader: waitingArtifactLoader,
    ...page(async () => (await import('./auth/SignInPage')).SignInPage),
  },
  { path: 'login', loader: redirectToSignIn, element: <Spinner /> },
  {
    path: 'register',
    loader: waitingArtifactLoader,
    ...page(async () => (await import('./auth/RegisterPage')).RegisterPage),
  },
  {
    path: 'reset-password',
    ...page(async () => (await import('./auth/ResetPasswordPage')).ResetPasswordPage),
  },
  {
    path: 'unsubscribe/:key',
    ...page(async () => (await import('./desk/UnsubscribePage')).UnsubscribePage),
  },
  policy('privacy', 'PRIVACY'),
  policy('terms', 'TERMS'),
  {
    path: 'all-artifacts',
    loader: galleryLoader,
    ...page(async () => (await import('./gallery/GalleryPage')).GalleryPage),
  },
  {
    path: 'records/:id',
    loader: recordLoader,
    // Another picture of the same record needs no other data.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname,
    ...page(async () => (await import('./record/RecordPage')).RecordPage),
  },
  {
    path: 'civilization/:civilization',
    loader: civilizationLoader,
    ...page(async () => (await import('./civilizations/CivilizationPage')).CivilizationPage),
  },
  {
    path: 'contributors/:id',
    loader: contributorLoader,
    ...page(async () => (await import('./contributors/ContributorPage')).ContributorPage),
  },
  {
    path: 'browse',
    loader: browseLoader,
    ...page(async () => (await import('./browse/BrowsePage')).BrowsePage),
  },
  {
    path: 'browse/:key',
    loader: browseFactLoader,
    ...page(async () => (await import('./browse/BrowseFactPage')).BrowseFactPage),
  },
  {
    path: 'browse/:key/:value',
    loader: browseTermLoader,
    ...page(async () => (await import('./browse/BrowseTermPage')).BrowseTermPage),
  },
  { path: '*', ...page(async () => (await import('./layout/NotFoundPage')).NotFoundPage) },
];

/** Pages that change something, or show what only a member sees: they use Apollo Client. */
const withApollo = (children: RouteObject[]): RouteObject => ({
  ...page(async () => (await import('./apollo/WithApollo')).WithApollo),
  children,
});

const report: RouteObject = {
  path: 'report/:id',
  loader: reportLoader,
  ...page(async () => (await import('./reports/ReportPage')).ReportPage),
};

const detail: RouteObject = {
  id: DETAIL_ROUTE,
  path: 'artifactsdetails/:id',
  loader: detailLoader,
  ...page(async () => (await import('./record/DetailPage')).DetailPage),
};

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    // Also in the place of a layout that failed.
    errorElement: (
      <main>
        <CrashPage />
      </main>
    ),
    children: [
      {
        errorElement: <CrashPage />,
        children: [
          ...publicPages,
          withApollo([report]),
          {
            element: <RequireAuth early waiting={<WaitingRecord />} />,
            children: [withApollo([detail])],
          },
          { element: <RequireAuth />, children: [withApollo(memberPages)] },
        ],
      },
    ],
  },
];

/**
 * Loads the code of the page at `path`, because a rendered page can be hydrated only as a whole.
 * @throws where the code cannot be loaded.
 */
export async function loadPage(path: { pathname: string }): Promise<void> {
  const matched = matchRoutes(routes, path) ?? [];
  await Promise.all(matched.map(({ route }) => loadRoute(route)));
}

/**
 * Loads the code of every page, always in the same order. styled-components numbers the components as
 * they are loaded, and writes the numbers into each page. In another order, the same page would have
 * another ETag in another process.
 */
export async function loadEveryPage(from = routes): Promise<void> {
  for (const route of from) {
    await loadRoute(route);
    await loadEveryPage(route.children ?? []);
  }
}

/** The names of the components of a page whose code has been loaded. */
export const componentsOf = (matches: readonly Pick<RouteMatch, 'route'>[]): string[] =>
  matches.flatMap(({ route }) => (typeof route.handle === 'string' ? route.handle : []));

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function')
    Object.assign(route, await route.lazy(), { lazy: undefined });
}
