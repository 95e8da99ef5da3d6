import { useState } from 'react';
import { runtimeConfig } from '../runtime-config';

const placeholder = '/placeholder.svg';

/** The product's own plates are asked of the origin that the page came from. */
function sourceOf(image: string) {
  const { publicUrl } = runtimeConfig();
  return image.startsWith(`${publicUrl}/`) ? image.slice(publicUrl.length) : image;
}

interface ArtifactPictureProps {
  image: string;
  alt: string;
  className?: string;
  /** For the one picture that the page is about. */
  eager?: boolean;
}

/** An artifact's picture; a missing or broken one shows the drawn placeholder. */
export function ArtifactPicture({ image, alt, className, eager = false }: ArtifactPictureProps) {
  const [broken, setBroken] = useState<string>();
  const source = broken === image ? placeholder : sourceOf(image);
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
