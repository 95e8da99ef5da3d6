import { placeholder } from './artifacts/placeholder';

/**
 * Does for a page whose code has not loaded what ArtifactPicture does after hydration: removes the preview
 * behind a picture that has loaded, and replaces a broken picture.
 */
export function watchPictures(): void {
  for (const picture of document.images) {
    if (picture.complete) settle(picture, picture.naturalWidth > 0);
  }
  for (const type of ['load', 'error']) {
    // A load event never reaches the window.
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) settle(target, type === 'load');
      },
      true,
    );
  }
}

function settle(picture: HTMLImageElement, loads: boolean): void {
  picture.style.background = '';
  if (loads || picture.src.endsWith(placeholder)) return;
  const { link } = picture.dataset;
  delete picture.dataset['link'];
  picture.removeAttribute('srcset');
  picture.src = link ?? placeholder;
}
