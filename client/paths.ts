import { pathSegment, publicPaths } from '../common/public-paths';

/** Every path of the site. */
export const paths = {
  ...publicPaths,
  home: '/',
  civilizations: '/#civilization',
  /** The gallery with its dates opened. */
  dates: `${publicPaths.allArtifacts}#dates`,
  banner: '/banner',
  signIn: '/signin',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  privacy: '/privacy',
  terms: '/terms',
  addArtifact: '/add-artifacts',
  myArtifacts: '/my-artifacts',
  contributor: (id: string) => `/contributors/${pathSegment(id)}`,
  report: (id: string) => `/report/${pathSegment(id)}`,
  moderation: '/moderation',
  members: '/members',
  /** Takes spreadsheets that change artifacts. */
  sheets: '/sheets',
  updateArtifact: (id: string) => `/updateartifacts/${pathSegment(id)}`,
  suggest: (id: string) => `/suggest/${pathSegment(id)}`,
  /** An empty address leads to one's own list, after sign-in. */
  sharedBy: (email: string) => `/shareartifacts/${pathSegment(email)}`,
  likedBy: (email: string) => `/liked-artifacts/${pathSegment(email)}`,
};
