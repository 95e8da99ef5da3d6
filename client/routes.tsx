import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createGalleryLoader } from './artifacts/gallery-loader';
import { LoginRedirect } from './auth/LoginRedirect';
import { RequireAuth } from './auth/RequireAuth';
import { CrashPage } from './layout/CrashPage';
import { Layout } from './layout/Layout';
import { NotFoundPage } from './layout/NotFoundPage';
import { Spinner } from './ui/Spinner';

/**
 * A page whose code is loaded when it is gone to, while the page before it stays. `lazy` is a
 * function: React Router drops the failure of `{ Component: load }`, and would show nothing.
 */
const page = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: <Spinner />,
});

const myArtifacts = () =>
  page(() => import('./artifacts/MyArtifactsPage').then((module) => module.MyArtifactsPage));
const updateArtifact = () =>
  page(() => import('./artifacts/UpdateArtifactPage').then((module) => module.UpdateArtifactPage));

const memberPages = (): RouteObject[] => [
  {
    path: 'add-artifacts',
    ...page(() => import('./artifacts/AddArtifactPage').then((module) => module.AddArtifactPage)),
  },
  { path: 'shareartifacts/:email?', ...myArtifacts() },
  { path: 'my-artifacts', ...myArtifacts() },
  { path: 'updateartifacts/:id', ...updateArtifact() },
  { path: 'myartifacts/:id', ...updateArtifact() },
  {
    path: 'liked-artifacts/:email?',
    ...page(() => import('./likes/LikedPage').then((module) => module.LikedPage)),
  },
  {
    path: 'artifactsdetails/:id',
    ...page(() => import('./artifacts/DetailPage').then((module) => module.DetailPage)),
  },
];

const publicPages = (client: ApolloClient): RouteObject[] => [
  { index: true, ...page(() => import('./home/HomePage').then((module) => module.HomePage)) },
  {
    path: 'banner',
    ...page(() => import('./home/BannerPage').then((module) => module.BannerPage)),
  },
  {
    path: 'signin',
    ...page(() => import('./auth/SignInPage').then((module) => module.SignInPage)),
  },
  { path: 'login', element: <LoginRedirect /> },
  {
    path: 'register',
    ...page(() => import('./auth/RegisterPage').then((module) => module.RegisterPage)),
  },
  {
    path: 'all-artifacts',
    loader: createGalleryLoader(client),
    ...page(() => import('./artifacts/GalleryPage').then((module) => module.GalleryPage)),
  },
  {
    path: 'civilization/:civilization',
    ...page(() =>
      import('./civilizations/CivilizationPage').then((module) => module.CivilizationPage),
    ),
  },
  { path: '*', element: <NotFoundPage /> },
];

export const createRoutes = (client: ApolloClient): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <CrashPage />,
        children: [...publicPages(client), { element: <RequireAuth />, children: memberPages() }],
      },
    ],
  },
];
