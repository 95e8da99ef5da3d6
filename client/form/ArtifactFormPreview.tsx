import { useRef, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isWebAddress } from '../../common/web-address';
import { mayLoadPicture } from '../runtime-config';
import { color, from, radius, size, space } from '../ui/theme';
import { ArtifactPicture } from '../artifacts/ArtifactPicture';
import { UploadProgress } from './upload/UploadProgress';
import { useDropAndPaste } from './upload/useDropAndPaste';
import type { UploadControls } from './upload/usePictureUpload';
import { useTyped } from './useTyped';

interface ArtifactFormPreviewProps {
  image: string;
  /** Called with whether a picture loads from the address. */
  onResult: (address: string, loads: boolean) => void;
  /** Takes files that are dropped on the frame, or pasted. */
  upload: UploadControls;
  /** The controls below the frame. */
  children: ReactNode;
}

/**
 * The picture at the form's Image URL, and before it has one, the file that is being uploaded. Its frame is
 * shown from the start, so that nothing moves.
 */
export function ArtifactFormPreview(props: ArtifactFormPreviewProps) {
  const { image, onResult, upload, children } = props;
  const { state, preview } = upload;
  const address = useTyped(image);
  const frame = useRef<HTMLElement>(null);
  const dragging = useDropAndPaste(frame, upload.start);
  const isSending = state.step === 'sending';
  const local = isSending || upload.turnable === image ? preview : undefined;
  const shows = !isSending && address === image && isWebAddress(image);
  return (
    <Place>
      {/* The preview itself is not dragged, because it would be dropped and uploaded. */}
      <Frame ref={frame} onDragStart={(event) => event.preventDefault()}>
        <Mount>
          {/* Stays below the stored picture, until that has loaded. */}
          {local && <LocalFile src={local} alt={shows ? '' : 'Preview of the picture'} />}
          {!shows ? (
            !local && <Words>Choose a picture, or drop it here.</Words>
          ) : !mayLoadPicture(address) ? (
            !local && <Words>This catalogue shows the picture once it has stored a copy.</Words>
          ) : (
            <Picture
              key={address}
              image={address}
              alt="Preview of the picture"
              eager
              onResult={(loads) => onResult(address, loads)}
            />
          )}
          {isSending && (
            <Progress>
              <UploadProgress sent={state.sent} />
            </Progress>
          )}
          {dragging && <DropArea $isOver={dragging === 'over'}>Drop the picture here</DropArea>}
        </Mount>
        <figcaption>Preview</figcaption>
      </Frame>
      {children}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space.sm};
  min-width: 0;
  /* Beside the fields above the first long text. */
  @media (min-width: ${from.tablet}) {
    grid-row: span 5;
  }
`;

const Frame = styled.figure`
  display: grid;
  grid-template-rows: minmax(16rem, 1fr) auto;
  gap: ${space.xs};
  min-width: 0;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Mount = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.cream};
  text-align: center;
`;

const wholeFrame = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

const Picture = styled(ArtifactPicture)`
  ${wholeFrame}
`;

const LocalFile = styled.img`
  ${wholeFrame}
`;

const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: ${space.sm} ${space.md};
  background: ${color.paper};
`;

const Words = styled.p`
  max-width: 16rem;
`;

const DropArea = styled.div<{ $isOver: boolean }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 3px dashed ${color.primary};
  border-radius: inherit;
  background: ${({ $isOver }) => ($isOver ? color.amber : color.paper)};
  color: ${color.ink};
  font-size: ${size.md};
  font-weight: 600;
  @media (forced-colors: active) {
    border-style: ${({ $isOver }) => ($isOver ? 'solid' : 'dashed')};
    border-color: Highlight;
  }
`;
