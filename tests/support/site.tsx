import { provideSite } from './built-in-site';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../../client/App';
import { loaderContext, readFromApi } from '../../client/loaders/read';
import type { Member } from '../../client/auth/session';
import { routes } from '../../client/routes';
import type { DeclaredFact } from '../../client/site';
import { buildArtifact as buildInput } from './artifact';
import { NeverIntersecting } from './never-intersecting';
import { ada, buildSession } from './session';
import { WAIT_LIMIT_MS } from './wait-until';

export { ada };

// A page's code is compiled when the page is first opened, which is slow on a busy machine.
configure({ asyncUtilTimeout: WAIT_LIMIT_MS });

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

interface OperationBody {
  query: string;
  variables?: Variables;
}

/** A mocked API: responds to operations by their names, and records them in `calls`. */
export function buildApi(answers: Answers) {
  const calls: { name: string; variables: Variables; authorization?: string }[] = [];
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input !== '/graphql') return others(input, init);
    const { query, variables = {} } = JSON.parse(init?.body as string) as OperationBody;
    const name = /^\s*(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const { authorization } = Object.fromEntries(new Headers(init?.headers));
    calls.push({ name, variables, ...(authorization && { authorization }) });
    const answer = answers[name];
    if (!answer) throw new Error(`The test answers no ${name}.`);
    const given = await unlessAborted(answer(variables), init?.signal);
    if (given === 'lost') throw new TypeError('Failed to fetch');
    if (!(given instanceof Refusal)) return Response.json({ data: given });
    return Response.json(given.toResult(), { status: given.code === 'UNAVAILABLE' ? 503 : 200 });
  };
  return { calls, named: (name: string) => calls.filter((call) => call.name === name) };
}

/** Rejects when the request is aborted, as `fetch` does. */
const unlessAborted = <Given,>(given: Given | Promise<Given>, signal?: AbortSignal | null) =>
  new Promise<Given>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    Promise.resolve(given).then(resolve, reject);
  });

/** The answer to the first view of the gallery, which also asks for the facets of the catalogue. */
const withCatalogue =
  (answer: Answers[string]): Answers[string] =>
  async (variables) => {
    const given = await answer(variables);
    const isData = typeof given === 'object' && !(given instanceof Refusal);
    return isData && variables['withCatalogue']
      ? { ...given, catalogue: given['artifacts'] }
      : given;
  };

export function buildArtifact(overrides: Variables = {}) {
  const artifact = {
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
    contributor: { __typename: 'Contributor', id: 'c_ada' },
    userEmail: 'ada@example.com',
    likeCount: 3,
    viewCount: 1247,
    viewerHasLiked: false,
    viewerCanEdit: true,
    viewerIsOwner: overrides['viewerCanEdit'] ?? true,
    waits: false,
    sentBackReason: null,
    helpers: { __typename: 'ArtifactHelpers', names: [], others: 0 },
    facts: [],
    factLinks: [],
    relatedRows: [],
    addedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    pictureCount: 1,
    ...overrides,
  };
  return { ...artifact, pictures: [firstPictureOf(artifact), ...buildMorePictures(overrides)] };
}

/** A fact of an artifact. */
export const buildFact = (key: string, label: string, ...texts: string[]) => ({
  __typename: 'Fact',
  ...{ key, label },
  values: texts.map((text) => ({ __typename: 'FactValue', text, same: null })),
});

/** The picture that an artifact's own fields describe. */
const firstPictureOf = ({ image, imageCaption, imageAlt, rights, picture }: Variables) =>
  buildPicture({ image, caption: imageCaption, alt: imageAlt, rights, picture });

const buildPicture = (picture: object) => ({
  __typename: 'ArtifactPicture',
  ...{ caption: null, alt: null, rights: null, picture: null },
  ...picture,
});

const buildMorePictures = ({ morePictures = [] }: Variables) =>
  (morePictures as object[]).map(buildPicture);
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
  meanings: [],
  facets: buildFacets(),
  edges: nodes.map((node) => buildEdge(node)),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  ...more,
});

interface Visit {
  /** A member, null for a visitor, undefined while the sign-in state is loading. */
  member?: Member | null;
  answers?: Answers;
  /** The facts of the catalogue; those of the built-in site by default. */
  facts?: DeclaredFact[];
}

/** The facets of a list: by default two types and no years. */
export const buildFacets = (centuries: Variables[] = [], undated = 0) => ({
  __typename: 'ArtifactFacets',
  types: [
    { __typename: 'ArtifactTypeCount', type: 'FUNERARY_MASK' },
    { __typename: 'ArtifactTypeCount', type: 'TOOLS' },
  ],
  centuries,
  undated,
  facts: [] as Variables[],
});

/** The member as My Artifacts shows them: by default nothing is hidden. */
export const buildOwn = (parts: Variables = {}) => ({
  viewer: {
    __typename: 'Viewer',
    uid: 'ada',
    artifacts: { __typename: 'ArtifactConnection', edges: [] },
    hiddenArtifacts: buildConnection([], { __typename: 'HiddenArtifactConnection' }),
    ...parts,
  },
});

/** How many pictures of the member are described. */
export const buildDescribedShare = (total: number, undescribed: number) => ({
  all: { __typename: 'ArtifactConnection', totalCount: total },
  undescribed: { __typename: 'ArtifactConnection', totalCount: undescribed },
});

/** The answer to My Artifacts, which also asks for what only the member sees. */
const withOwn =
  (answer: Answers[string]): Answers[string] =>
  async (variables) => {
    const given = await answer(variables);
    const isData = typeof given === 'object' && !(given instanceof Refusal);
    if (!isData || !variables['own']) return given;
    return { ...buildDescribedShare(0, 0), ...buildOwn(), ...given };
  };

/** Renders the whole site at one address, with a mocked API and a session without a provider. */
export function visit(path: string, { member, answers = {}, facts }: Visit = {}) {
  // Without the styles of earlier visits, which hide what belongs to other widths.
  document.head.innerHTML = '';
  provideSite(facts);
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.IntersectionObserver = NeverIntersecting;
  // jsdom has none.
  URL.createObjectURL = () => 'blob:http://localhost/a-file';
  URL.revokeObjectURL = () => undefined;
  const session = buildSession(member);
  const api = buildApi({
    SamePictures: () => ({ artifactsWithPicture: [] }),
    AccountMenu: () => ({ viewer: { role: 'MEMBER', deskCount: 0 } }),
    OtherArtifacts: () => ({ mostLikedArtifacts: [] }),
    // An account's page asks for it, and would ask again into the next test.
    DeskTold: () => ({
      viewer: { __typename: 'Viewer', uid: 'ada', deskFeed: '/desk/key.atom', digest: 'DAILY' },
    }),
    ...answers,
    ...(answers['GalleryPage'] && { GalleryPage: withCatalogue(answers['GalleryPage']) }),
    ...(answers['MyArtifactsPage'] && { MyArtifactsPage: withOwn(answers['MyArtifactsPage']) }),
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => loaderContext(readFromApi),
  });
  render(
    <App session={session}>
      <RouterProvider router={router} />
    </App>,
  );
  const place = () => {
    const { pathname, search } = router.state.location;
    return `${pathname}${search}`;
  };
  return { session, api, router, place, user: userEvent.setup({ delay: null }) };
}

/** Hides what the tests of this file write to the console. Each test begins without a draft. */
export function silenceConsole(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    jest.spyOn(console, 'warn').mockImplementation();
    sessionStorage.clear();
  });
  afterEach(() => {
    // A page that is still there would go on writing.
    cleanup();
    jest.restoreAllMocks();
  });
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
