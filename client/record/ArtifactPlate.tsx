import { useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../ui/Page';
import { color, from, radius, shadow, space } from '../ui/theme';
import { ArtifactPicture, fullSizeOf, isShown } from '../artifacts/ArtifactPicture';
import type { StoredPicture } from '../artifacts/picture-sizes';
import { coversPlate, plateTool } from './plate-tool';
import { PictureZoom } from './zoom/PictureZoom';

interface ArtifactPlateProps {
  image: string;
  picture?: (StoredPicture & { iiif: string }) | null;
  alt: string;
}

/**
 * The large picture of an artifact, with a link to it at full size unless it is broken. A stored picture
 * can be zoomed.
 */
export function ArtifactPlate({ image, picture, alt }: ArtifactPlateProps) {
  const [loads, setLoads] = useState(true);
  return (
    <Frame>
      <Picture place="plate" image={image} picture={picture} alt={alt} eager onResult={setLoads} />
      {loads && isShown(image, picture) && (
        <Tools>
          {picture && <PictureZoom picture={picture} alt={alt} />}
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
        </Tools>
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

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.sm};
  grid-area: 1 / 1;
  place-self: end;
  margin: ${space.sm};
`;

/** The whole picture is the link's target, unless a button to zoom works. */
const FullSize = styled.a`
  ${plateTool}
  ${coversPlate}
  @media not all and (scripting: none) {
    button + & {
      position: relative;
      z-index: 1;
    }
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
