import { useEffect, useRef, useState } from 'react';
import { runtimeConfig } from '../runtime-config';
import { placeholder } from './placeholder';

/**
 * Loads the product's own pictures from the page's origin. A phone paints a detailed SVG slowly, so a
 * small picture uses the WebP file that was made from the SVG.
 */
function sourceOf(image: string, small: boolean) {
  const { publicUrl } = runtimeConfig();
  if (!image.startsWith(`${publicUrl}/`)) return image;
  const path = image.slice(publicUrl.length);
  return small ? path.replace(/^(\/plates\/.+)\.svg$/, '$1.webp') : path;
}

/** Whether the picture is one of the product's own drawings. */
export const isPlate = (image: string) => image.startsWith(`${runtimeConfig().publicUrl}/plates/`);

/** The address of the whole picture. */
export const fullSizeOf = (image: string) => sourceOf(image, false);

/** The address of the picture for a card. */
export const cardSizeOf = (image: string) => sourceOf(image, true);

interface ArtifactPictureProps {
  image: string;
  alt: string;
  className?: string;
  /** On a card, in a row. */
  small?: boolean;
  /** Loads the picture at once, because the page opens with it. */
  eager?: boolean;
  /** High loads the picture before the scripts, because it is the largest part of the first view. */
  fetchPriority?: 'high' | 'low';
  /** Called with whether the picture loads. The placeholder does not count. */
  onResult?: (loads: boolean) => void;
}

/** An artifact's picture; a missing or broken one shows the placeholder. */
export function ArtifactPicture(props: ArtifactPictureProps) {
  const { image, alt, className, small = false, eager = false, fetchPriority, onResult } = props;
  const [broken, setBroken] = useState<string>();
  const source = broken === image ? placeholder : sourceOf(image, small);

  // If the picture failed before hydration, no handler heard of it. Request the picture again.
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0) current.src = current.currentSrc;
  }, []);

  return (
    <img
      ref={picture}
      className={className}
      src={source}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={fetchPriority}
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => broken !== image && onResult?.(true)}
      onError={() => {
        setBroken(image);
        onResult?.(false);
      }}
    />
  );
}
