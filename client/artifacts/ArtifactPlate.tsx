import { useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../ui/Page';
import { color, from, radius, shadow, size, space } from '../ui/theme';
import { ArtifactPicture, fullSizeOf, isShown } from './ArtifactPicture';
import type { StoredPicture } from './picture-sizes';

interface ArtifactPlateProps {
  image: string;
  picture?: StoredPicture | null;
  alt: string;
}

/** The large picture of an artifact, with a link to it at full size unless it is broken. */
export function ArtifactPlate({ image, picture, alt }: ArtifactPlateProps) {
  const [loads, setLoads] = useState(true);
  return (
    <Frame>
      <Picture place="plate" image={image} picture={picture} alt={alt} eager onResult={setLoads} />
      {loads && isShown(image, picture) && (
        <FullSize
          className="screen-only"
          href={fullSizeOf(image, picture)}
          target="_blank"
          rel="noreferrer"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />
          </svg>
          <FullSizeLabel>
            Full-size picture<VisuallyHidden>, opens in a new tab</VisuallyHidden>
          </FullSizeLabel>
        </FullSize>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
`;

const Picture = styled(ArtifactPicture)`
  grid-area: 1 / 1;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.mount};
  box-shadow: ${shadow.low};
  object-fit: contain;
`;

/** The whole picture is the link's target. */
const FullSize = styled.a`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  grid-area: 1 / 1;
  place-self: end;
  margin: ${space.sm};
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.md};
  background: ${color.paper};
  font-size: ${size.sm};
  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
    content: '';
    cursor: zoom-in;
  }
`;

/** A small screen shows the icon alone, which hides less of the picture. */
const FullSizeLabel = styled.span`
  position: absolute;
  right: 0;
  clip-path: inset(50%);
  white-space: nowrap;
  @media (min-width: ${from.tablet}) {
    position: static;
    clip-path: none;
  }
`;
