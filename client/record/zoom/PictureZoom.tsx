import { lazy, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { LazyPart } from '../../ui/LazyPart';
import { color } from '../../ui/theme';
import { plateTool, ToolLabel } from '../plate-tool';
import { ownPath, type StoredPicture } from '../../artifacts/picture-sizes';

const ZoomWindow = lazy(() =>
  import('./ZoomWindow').then((module) => ({ default: module.ZoomWindow })),
);

interface PictureZoomProps {
  picture: StoredPicture & { iiif: string };
  alt: string;
}

/**
 * A button that opens the stored picture in a window to zoom. Until the window has loaded, and if it
 * cannot be loaded, the page stays as it is.
 */
export function PictureZoom({ picture, alt }: PictureZoomProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const isOpen = state === 'open';

  // The focus returns when the window has left the page: before that, the page takes none.
  useEffect(() => {
    const opener = button.current;
    return () => {
      if (isOpen) opener?.focus();
    };
  }, [isOpen]);

  return (
    <>
      {state === 'failed' && failure}
      <ZoomButton
        ref={button}
        type="button"
        className="screen-only"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M10.5 10.5 14 14M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0ZM7 4.75v4.5M4.75 7h4.5" />
        </svg>
        <ToolLabel>Zoom in</ToolLabel>
      </ZoomButton>
      {isOpen && (
        <LazyPart loading={null} failed={failure}>
          <ZoomWindow
            service={ownPath(picture.iiif)}
            alt={alt}
            preview={picture.preview}
            onClose={() => setState('closed')}
            onFail={() => setState('failed')}
          />
        </LazyPart>
      )}
    </>
  );
}

const ZoomButton = styled.button`
  ${plateTool}
  border: 0;
  cursor: pointer;
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** A row of its own, above the button and the link. */
const Failure = styled.p`
  ${plateTool}
  flex-basis: 100%;
  justify-content: center;
  color: ${color.danger};
  font-weight: 600;
`;

const failure = <Failure role="alert">The zoom could not be loaded.</Failure>;
