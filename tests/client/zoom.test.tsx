import { act, screen, waitFor, within } from '@testing-library/react';
import type * as Fake from '../support/fake-viewer';
import { FakeViewer } from '../support/fake-viewer';
import { buildPicture, IIIF_PATH } from '../support/picture';
import { ada, buildArtifact, visit } from '../support/site';

jest.mock('openseadragon', () =>
  jest.requireActual<typeof Fake>('../support/fake-viewer').fakeOpenSeadragon(),
);

const ALT = 'A gold mask with closed eyes';
const FAILURE = 'The zoom could not be loaded.';
const info = () => Promise.resolve(Response.json({ width: 3000, id: 'elsewhere' }));
let fetched: jest.SpyInstance;

beforeEach(() => {
  FakeViewer.opened = [];
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(info);
});
afterEach(() => jest.restoreAllMocks());

async function open(picture: object | null = buildPicture()) {
  const artifact = buildArtifact({ imageAlt: ALT, picture });
  const { user } = visit('/artifactsdetails/7', {
    member: ada,
    answers: {
      RecordView: () => ({ recordView: { artifact: null } }),
      DetailPage: () => ({ artifact }),
    },
  });
  await screen.findByRole('img', { name: ALT });
  return user;
}

const button = () => screen.getByRole('button', { name: 'Zoom in' });
const fullSize = () => screen.getByRole('link', { name: /^Full-size picture/ });
const dialog = () => screen.findByRole('dialog', { name: 'Zoom' });
const raise = (name: string, event = {}) => act(() => FakeViewer.last.raise(name, event));

async function pressButton() {
  const user = await open();
  button().focus();
  await user.keyboard('{Enter}');
  return user;
}

async function zoom() {
  const user = await pressButton();
  const tools = within(await dialog());
  return { user, press: (name: string) => user.click(tools.getByRole('button', { name })), tools };
}

test('a picture that is not stored cannot be zoomed', async () => {
  await open(null);
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  expect(fullSize()).toBeTruthy();
});

test('the zoom shows the tiles from the own origin, named by the description of the picture', async () => {
  const { tools } = await zoom();
  const canvas = tools.getByRole('application', { name: ALT });
  expect(document.activeElement).toBe(canvas);
  await waitFor(() =>
    expect(FakeViewer.last.calls).toEqual([
      ['open', { tileSource: { width: 3000, id: IIIF_PATH } }],
    ]),
  );
  expect(fetched.mock.calls[0]?.[0]).toBe(`${IIIF_PATH}/info.json`);
});

test('keys and buttons zoom and move', async () => {
  const { user, press } = await zoom();
  await waitFor(() => expect(FakeViewer.last.calls.length).toBe(1));
  const { calls } = FakeViewer.last;
  calls.length = 0;
  await user.keyboard('+=-_0{ArrowRight}{ArrowUp}x{Control>}+{/Control}');
  const [zoomIn, zoomOut] = [
    ['zoomBy', 1.5],
    ['zoomBy', 1 / 1.5],
  ];
  const moves = [
    ['panBy', { x: 0.2, y: 0 }],
    ['panBy', { x: 0, y: -0.2 }],
  ];
  expect(calls).toEqual([zoomIn, zoomIn, zoomOut, zoomOut, ['goHome'], ...moves]);
  calls.length = 0;
  for (const name of ['Zoom in', 'Zoom out', 'Whole picture']) await press(name);
  expect(calls).toEqual([zoomIn, zoomOut, ['goHome']]);
});

test.each(['Escape', 'Close'])('%s closes the zoom, and the focus returns', async (way) => {
  const { user, press } = await zoom();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await press(way);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(FakeViewer.last.calls).toContainEqual(['destroy']);
  expect(document.activeElement).toBe(button());
});

test.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve(new Response(null, { status: 404 }))],
])('a description that %s closes the zoom with a sentence', async (_, refuse) => {
  fetched.mockImplementation(refuse);
  await pressButton();
  expect((await screen.findByRole('alert')).textContent).toBe(FAILURE);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
  expect(fullSize()).toBeTruthy();
});

test('a tile is requested twice before it counts as lost', async () => {
  await zoom();
  raise('tile-load-failed', { tries: 1 });
  await dialog();
  raise('tile-load-failed', { tries: 2 });
  expect((await screen.findByRole('alert')).textContent).toBe(FAILURE);
});

test('a tile that is lost later leaves the zoom open, with a sentence', async () => {
  const { tools } = await zoom();
  raise('tile-drawn');
  raise('tile-load-failed', { tries: 2 });
  expect(tools.getByRole('status').textContent).toBe(
    'Some parts of the picture could not be loaded.',
  );
});
