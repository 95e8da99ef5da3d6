import { provideSite } from './built-in-site';
import { ApolloLink } from '@apollo/client';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { App } from '../../client/App';
import { createApi, createApolloClient } from '../../client/apollo/Api';
import { type LaterApi, loaderContext } from '../../client/apollo/later-api';
import { createSessionStore, type Member, type Session } from '../../client/auth/session';
import { featuredCards } from '../../client/home/FeaturedArtifacts';
import { routes } from '../../client/routes';
import { buildArtifact as buildInput } from './artifact';
import { addPopovers } from './popovers';

// A page's code is compiled when the page is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });
beforeAll(addPopovers);
// Lazy code that loaded during a test would change the page outside of act().
beforeAll(() => featuredCards.load());

export const ada: Member = {
  uid: 'ada',
  email: 'Ada@example.com',
  displayName: 'Ada Lovelace',
  photoURL: null,
  hasPassword: true,
  getIdToken: () => Promise.resolve('token-of-ada'),
  refresh: () => Promise.resolve('refreshed'),
  isModerator: () => Promise.resolve(false),
  deleteSignIn: () => Promise.resolve(),
};

/** A session without a sign-in provider. Its actions succeed unless a test replaces them. */
export function buildSession(member?: Member | null) {
  const store = createSessionStore();
  if (member) store.set({ status: 'signedIn', member });
  if (member === null) store.set({ status: 'signedOut' });
  const enter = () => {
    store.set({ status: 'signedIn', member: ada });
    return Promise.resolve();
  };
  return {
    ...store,
    start: () => undefined,
    prepare: () => undefined,
    signIn: jest.fn(enter),
    signInWithGoogle: jest.fn(enter),
    createAccount: jest.fn(enter),
    updateProfile: jest.fn(() => Promise.resolve()),
    signInAgain: jest.fn<Promise<void>, [string?]>(() => Promise.resolve()),
    changePassword: jest.fn<Promise<void>, [string, string]>(() => Promise.resolve()),
    requestPasswordReset: jest.fn<Promise<void>, [string]>(() => Promise.resolve()),
    signOut: jest.fn(() => {
      store.set({ status: 'signedOut' });
      return Promise.resolve();
    }),
  } satisfies Session & { set: unknown };
}

type Variables = Record<string, unknown>;

/** A mocked response of the API: data, an error with a code, or a lost connection. */
export type Answer = Variables | Refusal | 'lost';

export class Refusal {
  constructor(
    readonly code: string,
    readonly fields?: Record<string, string>,
    readonly more?: Record<string, unknown>,
  ) {}

  toResult() {
    const { code, fields, more } = this;
    return { data: null, errors: [{ message: 'Refused.', extensions: { code, fields, ...more } }] };
  }
}

export type Answers = Record<string, (variables: Variables) => Answer | Promise<Answer>>;

/** A mocked API: responds to operations by their names, and records them in `calls`. */
export function buildApi(answers: Answers) {
  const calls: { name: string; variables: Variables; authorization?: string }[] = [];
  const transport = new ApolloLink((operation) => {
    const { operationName: name = '', variables } = operation;
    const { headers } = operation.getContext();
    calls.push({ name, variables, authorization: headers?.authorization });
    return new Observable((observer) => {
      const answer = answers[name];
      if (!answer) throw new Error(`The test answers no ${name}.`);
      void Promise.resolve(answer(variables)).then((given) => {
        if (given === 'lost') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next(given instanceof Refusal ? given.toResult() : { data: given });
        observer.complete();
      });
    });
  });
  return { transport, calls, named: (name: string) => calls.filter((call) => call.name === name) };
}

export function buildArtifact(overrides: Variables = {}) {
  return {
    __typename: 'Artifact',
    id: '7',
    ...buildInput({
      artifactName: 'Mask of Agamemnon',
      artifactType: 'FUNERARY_MASK',
      image: 'http://localhost:4000/plates/mask-of-agamemnon.svg',
      createdAt: 'c. 1550 BC',
      discoveredAt: 'Mycenae, Greece',
      discoveredBy: 'Heinrich Schliemann',
      presentLocation: 'National Archaeological Museum, Athens',
      historicalContext: 'Found in Grave Circle A.',
    }),
    picture: null,
    userName: 'Ada Lovelace',
    userEmail: 'ada@example.com',
    likeCount: 3,
    viewCount: 1247,
    viewerHasLiked: false,
    viewerCanEdit: true,
    addedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

/** The artifact form's texts by their labels. */
export const artifactTexts = {
  'Artifact Name': 'Owl of Athena',
  'Image URL': 'https://example.com/owl.png',
  'Created At': 'c. 450 BC',
  'Discovered At': 'Athens',
  'Discovered By': 'Unknown',
  'Present Location': 'Berlin',
  'Historical Context': 'A coin of Athens.',
};

/** @param matchesName whether the name contains the search; null in other lists */
export const buildEdge = (node: Variables, matchesName: boolean | null = null) => ({
  __typename: 'ArtifactEdge',
  cursor: `c${String(node.id)}`,
  matchesName,
  node,
});

export const buildConnection = (nodes: Variables[], more: Variables = {}) => ({
  __typename: 'ArtifactConnection',
  totalCount: nodes.length,
  suggestions: [],
  edges: nodes.map((node) => buildEdge(node)),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  ...more,
});

interface Visit {
  /** A member, null for a visitor, undefined while the sign-in state is loading. */
  member?: Member | null;
  answers?: Answers;
}

const types = () => ({
  artifactTypes: [
    { __typename: 'ArtifactTypeCount', type: 'FUNERARY_MASK', label: 'Funerary Mask' },
    { __typename: 'ArtifactTypeCount', type: 'TOOLS', label: 'Tools' },
  ],
});

const noneRelated = () => ({ artifact: { __typename: 'Artifact', id: '7', related: [] } });

/** The answer that a page of the gallery also needs: no years. */
const galleryParts = {
  GalleryCenturies: () => buildFacets([]),
};

export const buildFacets = (centuries: Variables[]) => ({
  artifacts: {
    __typename: 'ArtifactConnection',
    facets: { __typename: 'ArtifactFacets', centuries },
  },
});

/** The API's client, as it is once its code has loaded. */
export function loadedApi(client: ReturnType<typeof createApolloClient>): LaterApi {
  const loaded = createApi(client);
  return { loaded, load: () => Promise.resolve(loaded) };
}

/** No artifact of the member is hidden. */
const noneHidden = () => ({
  viewer: {
    __typename: 'Viewer',
    uid: 'ada',
    hiddenArtifacts: buildConnection([], { __typename: 'HiddenArtifactConnection' }),
  },
});

/** Nobody proposes a description for the member's pictures. */
const noneProposed = () => ({
  viewer: { __typename: 'Viewer', uid: 'ada', descriptionProposals: [] },
});

/** How many pictures of the member are described. */
export const buildDescribedShare = (total: number, undescribed: number) => ({
  all: { __typename: 'ArtifactConnection', totalCount: total },
  undescribed: { __typename: 'ArtifactConnection', totalCount: undescribed },
});

/** Renders the whole site at one address, with a mocked API and a session without a provider. */
export function visit(path: string, { member, answers = {} }: Visit = {}) {
  // Without the styles of earlier visits, which hide what belongs to other widths.
  document.head.innerHTML = '';
  provideSite();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = NeverIntersecting;
  const session = buildSession(member);
  const api = buildApi({
    ArtifactTypes: types,
    OwnHiddenArtifacts: noneHidden,
    DescribedShare: () => buildDescribedShare(0, 0),
    DescriptionProposals: noneProposed,
    RelatedArtifacts: noneRelated,
    SamePictures: () => ({ artifactsWithPicture: [] }),
    ...galleryParts,
    ...answers,
  });
  const client = createApolloClient(session, { transport: api.transport });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => loaderContext(loadedApi(client)),
  });
  render(
    <App session={session} api={loadedApi(client)}>
      <RouterProvider router={router} />
    </App>,
  );
  const place = () => {
    const { pathname, search } = router.state.location;
    return `${pathname}${search}`;
  };
  return { session, api, client, router, place, user: userEvent.setup({ delay: null }) };
}

/** jsdom has no layout, so nothing scrolls into view. Tests load more with the button. */
export class NeverIntersecting implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Hides the console's errors, which the tests of this file cause. Each test begins without a draft. */
export function silenceConsole(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());
}

/** Enters a text into a field at once. Typing it key by key takes jsdom long. */
export async function enterText(label: string, value: string): Promise<void> {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
}

/**
 * Expects the dialog of a success, which closes itself after 1.5 s. On a busy machine, one search by
 * role may take longer than that.
 */
export async function expectSuccess(title: string): Promise<void> {
  const heading = await screen.findByText(title);
  expect(heading.closest('[role="alertdialog"]')).not.toBeNull();
}
