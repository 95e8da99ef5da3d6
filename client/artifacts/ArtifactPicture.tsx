import { useEffect, useRef, useState } from 'react';
import { runtimeConfig } from '../runtime-config';

const placeholder = '/placeholder.svg';

/**
 * The product's own pictures are asked of the origin that the page came from. A plate's drawing
 * takes a phone long to paint: where it is shown small, the picture made of it stands for it.
 */
function sourceOf(image: string, small: boolean) {
  const { publicUrl } = runtimeConfig();
  if (!image.startsWith(`${publicUrl}/`)) return image;
  const path = image.slice(publicUrl.length);
  return small ? path.replace(/^(\/plates\/.+)\.svg$/, '$1.webp') : path;
}

interface ArtifactPictureProps {
  image: string;
  alt: string;
  className?: string;
  /** On a card, in a row. */
  small?: boolean;
  /** For what the page opens with. */
  eager?: boolean;
}

/** An artifact's picture; a missing or broken one shows the drawn placeholder. */
export function ArtifactPicture(props: ArtifactPictureProps) {
  const { image, alt, className, small = false, eager = false } = props;
  const [broken, setBroken] = useState<string>();
  const source = broken === image ? placeholder : sourceOf(image, small);

  // One that broke before the page was taken over has told nobody: it is asked for again.
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
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(image)}
    />
  );
}
