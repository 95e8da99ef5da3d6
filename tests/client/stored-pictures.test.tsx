import { act, screen, within } from '@testing-library/react';
import { buildPicture, PICTURE_PATH, PREVIEW_URI } from '../support/picture';
import { ada, buildArtifact, buildConnection, visit, type Answers } from '../support/site';
import { setRuntimeConfig, runtimeConfig } from '../../client/runtime-config';

const LINK = 'https://museum.example/mask.jpg';

const stored = (overrides: Record<string, unknown> = {}) =>
  buildArtifact({ image: LINK, picture: buildPicture(), ...overrides });
const gallery = (artifact = stored()): Answers => ({
  GalleryPage: () => ({ artifacts: buildConnection([artifact]) }),
});
const detail = (artifact = stored()): Answers => ({
  RecordView: () => ({ recordView: { artifact: null } }),
  DetailPage: () => ({ artifact }),
});
const path = (file: string) => `${PICTURE_PATH}/${file}.webp`;
/** The files that a browser may choose, with their widths. */
const choices = (picture: HTMLElement) =>
  Object.fromEntries(
    (picture.getAttribute('srcset') ?? '').split(',').map((one) => one.split(' ').reverse()),
  ) as Record<string, string>;
const sourceOf = (picture: HTMLElement) => picture.getAttribute('src');
const happens = (picture: HTMLElement, event: 'load' | 'error') =>
  act(() => {
    picture.dispatchEvent(new Event(event));
  });

async function cardOf(answers: Answers) {
  visit('/all-artifacts', { member: null, answers });
  return within(await screen.findByRole('article')).getByRole('img');
}
async function plateOf(answers: Answers) {
  visit('/artifactsdetails/7', { member: ada, answers });
  return screen.findByRole('img', { name: 'Mask of Agamemnon' });
}

afterEach(() => setRuntimeConfig({ ...runtimeConfig(), linkedPictures: true }));

test('a card shows a stored picture from the own origin, in the sizes that a card needs', async () => {
  const picture = await cardOf(gallery());
  expect(sourceOf(picture)).toBe(path('640'));
  expect(choices(picture)).toEqual({
    ...{ '320w': path('320'), '640w': path('640'), '1280w': path('1280') },
  });
  expect(picture.getAttribute('sizes')).toBe(
    '(min-width:80rem) calc(1.33*min(21vw,22rem)),(min-width:64rem) calc(1.33*30vw),(min-width:21.25rem) calc(1.33*46vw),calc(1.33*92vw)',
  );
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['3000', '2250']);
});

test('the page of an artifact shows larger sizes, and opens the whole picture', async () => {
  const picture = await plateOf(detail());
  expect(Object.keys(choices(picture))).toEqual(['320w', '640w', '1280w', '2560w']);
  const link = screen.getByRole('link', { name: /^Full-size picture/ });
  expect(link.getAttribute('href')).toBe(path('full'));
});

test('a picture that is smaller than the next size is also offered whole', async () => {
  const picture = await plateOf(detail(stored({ picture: buildPicture(900, 675) })));
  expect(choices(picture)).toEqual({
    ...{ '320w': path('320'), '640w': path('640'), '900w': path('full') },
  });
});

test('a picture without sizes is shown whole', async () => {
  const picture = await cardOf(gallery(stored({ picture: buildPicture(200, 150) })));
  expect(sourceOf(picture)).toBe(path('full'));
  expect(choices(picture)).toEqual({ '200w': path('full') });
});

test.each([
  ['4:3', 1600, 1200, 'cover'],
  ['3:4', 1200, 1600, 'cover'],
  ['3:2', 1500, 1000, ''],
  ['2:3', 1000, 1500, ''],
])('a picture of %s fills the square of a card, or stands in it whole', async (...row) => {
  const [, width, height, fit] = row;
  const picture = await cardOf(gallery(stored({ picture: buildPicture(width, height) })));
  expect(picture.style.objectFit).toBe(fit);
});

test('a tall picture in a frame asks for narrower files', async () => {
  const picture = await cardOf(gallery(stored({ picture: buildPicture(1500, 2250) })));
  expect(picture.getAttribute('sizes')).toMatch(/^\(min-width:80rem\) calc\(0\.67\*min\(/);
});

test('a preview lies behind the picture until the picture has loaded', async () => {
  const picture = await cardOf(gallery());
  expect(picture.style.background).toContain(PREVIEW_URI);
  happens(picture, 'load');
  expect(picture.style.background).toBe('');
});

test('a stored picture that does not load gives way to the link, and the link to the placeholder', async () => {
  const picture = await plateOf(detail());
  happens(picture, 'error');
  expect(sourceOf(picture)).toBe(LINK);
  expect(picture.hasAttribute('srcset')).toBe(false);
  expect(picture.style.background).toBe('');
  expect(screen.getByRole('link', { name: /^Full-size picture/ })).toBeTruthy();
  happens(picture, 'error');
  expect(sourceOf(picture)).toBe('/placeholder.svg');
  expect(screen.queryByRole('link', { name: /^Full-size picture/ })).toBeNull();
});

test('a picture without a copy is shown from its address, without sizes', async () => {
  const picture = await cardOf(gallery(stored({ picture: null })));
  expect(sourceOf(picture)).toBe(LINK);
  for (const name of ['srcset', 'sizes', 'style', 'width', 'data-link']) {
    expect(picture.hasAttribute(name)).toBe(false);
  }
});

describe('where pages may not load pictures of other origins', () => {
  const onlyOwn = async (answers: Answers) => {
    visit('/', { member: null });
    setRuntimeConfig({ ...runtimeConfig(), linkedPictures: false });
    document.body.innerHTML = '';
    return cardOf(answers);
  };

  test('a linked picture is not requested', async () => {
    const picture = await onlyOwn(gallery(stored({ picture: null })));
    expect(sourceOf(picture)).toBe('/placeholder.svg');
  });

  test('a stored picture that does not load gives way to the placeholder', async () => {
    const picture = await onlyOwn(gallery());
    expect(sourceOf(picture)).toBe(path('640'));
    happens(picture, 'error');
    expect(sourceOf(picture)).toBe('/placeholder.svg');
  });

  test('the own drawings are shown', async () => {
    const picture = await onlyOwn(gallery(buildArtifact()));
    expect(sourceOf(picture)).toBe('/plates/mask-of-agamemnon-small.webp');
  });
});

test.each<[string, typeof ada | null, Answers]>([
  ['/', null, { FeaturedArtifacts: () => ({ mostLikedArtifacts: [stored()] }) }],
  [
    '/shareartifacts/ADA@example.com',
    ada,
    { MyArtifactsPage: () => ({ artifactsByUser: buildConnection([stored()]) }) },
  ],
  [
    '/liked-artifacts/ADA@example.com',
    ada,
    {
      LikedPage: () => ({
        viewer: { __typename: 'Viewer', uid: 'ada', likedArtifacts: buildConnection([stored()]) },
      }),
    },
  ],
  [
    '/signin?from=%2Fartifactsdetails%2F7',
    null,
    { WaitingArtifact: () => ({ artifact: stored() }) },
  ],
])('the stored picture is shown at %s', async (address, member, answers) => {
  visit(address, { member, answers });
  const picture = await screen.findByRole('img', { name: 'Mask of Agamemnon' });
  expect(sourceOf(picture)).toBe(path('640'));
  expect(choices(picture)['320w']).toBe(path('320'));
});
