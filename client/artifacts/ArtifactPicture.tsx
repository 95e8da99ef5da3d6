import { useState } from 'react';
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
  return (
    <img
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
