import { useState, type ReactNode } from 'react';
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
  /** Stands beside the tools, below the picture. */
  credit?: ReactNode;
}

/**
 * The large picture of an artifact, whole, at most three quarters of the window high. Below it a link to it at
 * full size, unless it is broken. A stored picture can be zoomed.
 */
export function ArtifactPlate({ image, picture, alt, credit }: ArtifactPlateProps) {
  const [loads, setLoads] = useState(true);
  return (
    <Frame>
      <Stage style={picture ? { aspectRatio: picture.width / picture.height } : undefined}>
        <Picture
          place="plate"
          image={image}
          picture={picture}
          alt={alt}
          eager
          onResult={setLoads}
        />
      </Stage>
      <Tools>
        {credit}
        {loads && isShown(image, picture) && (
          <>
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
          </>
        )}
      </Tools>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
`;

/** Has its height before the picture is there. A very wide or tall picture stands in it whole. */
const Stage = styled.div`
  width: 100%;
  min-height: 12rem;
  max-height: min(72vh, 45rem);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.mount};
  box-shadow: ${shadow.low};
  aspect-ratio: 4 / 3;
  @media not (min-width: ${from.phone}) {
    max-height: 17rem;
  }
`;

const Picture = styled(ArtifactPicture)`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

/** One quiet line: the credit at the left, the tools at the right. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: end;
  margin-top: ${space.xs};
  & > p:first-child {
    flex: 1 1 8rem;
  }
  /* Above the area of the picture's tool. */
  a {
    position: relative;
    z-index: 1;
  }
`;

/** The whole picture is the link's target, unless a button to zoom works. */
const FullSize = styled.a`
  ${plateTool}
  && {
    position: static;
  }
  ${coversPlate}
  @media not all and (scripting: none) {
    button + && {
      position: relative;
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
