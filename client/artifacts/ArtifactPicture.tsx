import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { mayLoadPicture, runtimeConfig } from '../runtime-config';
import {
  fillsFrame,
  ownPath,
  type PicturePlace,
  previewStyle,
  sourceFor,
  type StoredPicture,
} from './picture-sizes';
import { placeholder } from './placeholder';

/** Whether the picture is one of the product's own drawings. */
export const isDrawing = (image: string) =>
  image.startsWith(`${runtimeConfig().publicUrl}/plates/`);

/** The address of the whole picture. */
export const fullSizeOf = (image: string, picture?: StoredPicture | null) =>
  ownPath(picture?.url ?? image);

/**
 * The address of a picture that is not stored. A phone paints a detailed SVG slowly, so a small picture
 * uses the WebP file that was made from the SVG.
 */
export function linkFor(image: string, place?: PicturePlace): string {
  const isSmall = place !== undefined && place !== 'plate';
  return ownPath(isSmall && isDrawing(image) ? image.replace(/\.svg$/, '-small.webp') : image);
}

/** Whether a page can show more than the placeholder. */
export const isShown = (image: string, picture?: StoredPicture | null) =>
  picture != null || mayLoadPicture(image);

interface ArtifactPictureProps {
  /** The address that the member gave. */
  image: string;
  /** The copy that is shown instead. */
  picture?: StoredPicture | null;
  alt: string;
  className?: string;
  /** Where the picture stands. Without a place, the stored picture is not used. */
  place?: PicturePlace;
  /** Loads the picture at once, because the page opens with it. */
  eager?: boolean;
  /** High loads the picture before the scripts, because it is the largest part of the first view. */
  fetchPriority?: 'high' | 'low';
  /** Called with whether a picture loads. The placeholder does not count. */
  onResult?: (loads: boolean) => void;
}

/**
 * An artifact's picture: the stored one, else the one at the member's address, else the placeholder. Until
 * a stored picture has loaded, a tiny blurred one stands in its place.
 */
export function ArtifactPicture(props: ArtifactPictureProps) {
  const { image, picture, alt, className, place, eager = false, fetchPriority, onResult } = props;
  const [failed, setFailed] = useState<readonly string[]>([]);

  const stored = picture && place ? sourceFor(picture, place) : undefined;
  const link = mayLoadPicture(image) ? linkFor(image, place) : undefined;
  const sources = [stored?.src, link].filter((source) => source !== undefined);
  const source = sources.find((one) => !failed.includes(one)) ?? placeholder;
  const showsStored = source === stored?.src;
  const isFilling =
    picture != null && place !== undefined && showsStored && fillsFrame(picture, place);

  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current?.complete) return;
    // The picture loaded or failed before hydration, so no handler heard of it. Request a failed one again.
    if (current.naturalWidth > 0) removePreview(current);
    else current.src = current.currentSrc;
  }, []);

  function handleLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    removePreview(currentTarget);
    if (source !== placeholder) onResult?.(true);
  }

  function handleError() {
    setFailed([...failed, source]);
    if (source === sources.at(-1)) onResult?.(false);
  }

  return (
    <img
      ref={element}
      className={className}
      {...(showsStored && stored)}
      style={{
        ...(isFilling && { objectFit: 'cover' }),
        ...(picture && showsStored && previewStyle(picture, isFilling)),
      }}
      data-link={showsStored ? link : undefined}
      src={source}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={handleLoad}
      onError={handleError}
    />
  );
}

/** Not by state, which would render all pictures of a gallery again while its page is being hydrated. */
const removePreview = (picture: HTMLImageElement) => picture.style.removeProperty('background');
