/** Every path of the site. An address keeps its @, which is legal in a path and easier to read. */
const segment = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');

export const paths = {
  home: '/',
  civilizations: '/#civilization',
  banner: '/banner',
  signIn: '/signin',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  account: '/account',
  privacy: '/privacy',
  terms: '/terms',
  allArtifacts: '/all-artifacts',
  addArtifact: '/add-artifacts',
  myArtifacts: '/my-artifacts',
  artifact: (id: string) => `/artifactsdetails/${segment(id)}`,
  record: (id: string) => `/records/${segment(id)}`,
  report: (id: string) => `/report/${segment(id)}`,
  moderation: '/moderation',
  updateArtifact: (id: string) => `/updateartifacts/${segment(id)}`,
  /** An empty address leads to one's own list, after sign-in. */
  sharedBy: (email: string) => `/shareartifacts/${segment(email)}`,
  likedBy: (email: string) => `/liked-artifacts/${segment(email)}`,
  civilization: (key: string) => `/civilization/${segment(key)}`,
};
