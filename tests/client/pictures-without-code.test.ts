import { watchPictures } from '../../client/pictures-without-code';

const LINK = 'https://museum.example/mask.jpg';

/** A picture as the server renders it. */
function draw(attributes: Record<string, string>): HTMLImageElement {
  const picture = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
  document.body.append(picture);
  return picture;
}
const stored = {
  ...{ src: '/pictures/a1/640.webp', srcset: '/pictures/a1/640.webp 640w', 'data-link': LINK },
  style: 'background: url(data:image/webp;base64,UklGRg==)',
};
/** Whether the picture has ended loading, and how wide it is; jsdom loads none. */
const settle = (picture: HTMLImageElement, naturalWidth: number) =>
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
  });

let loadedBefore: HTMLImageElement;
let brokenBefore: HTMLImageElement;
beforeAll(() => {
  loadedBefore = settle(draw(stored), 640);
  brokenBefore = settle(draw({ src: LINK }), 0);
  watchPictures();
});

test('the preview is removed when the picture has loaded', () => {
  const picture = draw(stored);
  picture.dispatchEvent(new Event('load'));
  expect(picture.style.background).toBe('');
  expect(picture.getAttribute('src')).toBe(stored.src);
});

test('the preview of a picture that had loaded before is removed', () => {
  expect(loadedBefore.style.background).toBe('');
});

test('a broken stored picture gives way to the link, and the link to the placeholder', () => {
  const picture = draw(stored);
  picture.dispatchEvent(new Event('error'));
  expect(picture.src).toBe(LINK);
  expect(picture.hasAttribute('srcset')).toBe(false);
  expect(picture.style.background).toBe('');
  picture.dispatchEvent(new Event('error'));
  expect(picture.getAttribute('src')).toBe('/placeholder.svg');
  picture.dispatchEvent(new Event('error'));
  expect(picture.getAttribute('src')).toBe('/placeholder.svg');
});

test('a linked picture that broke before gives way to the placeholder', () => {
  expect(brokenBefore.getAttribute('src')).toBe('/placeholder.svg');
});
