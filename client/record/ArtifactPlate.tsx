import { useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../ui/Page';
import { color, from, radius, shadow, space } from '../ui/theme';
import { ArtifactPicture, fullSizeOf, isShown } from '../artifacts/ArtifactPicture';
import type { StoredPicture } from '../artifacts/picture-sizes';
import { plateTool, ToolLabel } from './plate-tool';
import { PictureZoom } from './zoom/PictureZoom';

interface ArtifactPlateProps {
  image: string;
  picture?: (StoredPicture & { iiif: string }) | null;
  alt: string;
}

/**
 * The large picture of an artifact, whole, at most three quarters of the window high. Below it a link to it at
 * full size, unless it is broken. A stored picture can be zoomed. A click on the picture is one on its first tool.
 */
export function ArtifactPlate({ image, picture, alt }: ArtifactPlateProps) {
  const [loads, setLoads] = useState(true);
  const tools = useRef<HTMLDivElement>(null);
  return (
    <>
      <Stage
        style={picture ? { aspectRatio: picture.width / picture.height } : undefined}
        onClick={() => tools.current?.querySelector<HTMLElement>('button, a')?.click()}
      >
        <Picture
          place="plate"
          image={image}
          picture={picture}
          alt={alt}
          eager
          onResult={setLoads}
        />
      </Stage>
      <Tools ref={tools}>
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
              <ToolLabel>
                Full-size picture<VisuallyHidden>, opens in a new tab</VisuallyHidden>
              </ToolLabel>
            </FullSize>
          </>
        )}
      </Tools>
    </>
  );
}

/** Has its height before the picture is there. A very wide or tall picture stands in it whole. */
export const Stage = styled.div`
  width: 100%;
  min-height: 12rem;
  max-height: min(72vh, 45rem);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.mount};
  box-shadow: ${shadow.low};
  aspect-ratio: 4 / 3;
  @media (scripting: enabled) {
    cursor: zoom-in;
  }
  @media not (min-width: ${from.phone}) {
    max-height: 17rem;
  }
`;

const Picture = styled(ArtifactPicture)`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export const Tools = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: end;
  min-height: 2.75rem;
`;

const FullSize = styled.a`
  ${plateTool}
`;
