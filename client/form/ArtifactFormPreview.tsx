import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { isWebAddress } from '../../common/web-address';
import { mayLoadPicture } from '../runtime-config';
import { color, from, radius, size, space } from '../ui/theme';
import { ArtifactPicture } from '../artifacts/ArtifactPicture';
import { useDropAndPaste } from './upload/useDropAndPaste';
import { useTyped } from './useTyped';

interface ArtifactFormPreviewProps {
  image: string;
  /** Called with whether a picture loads from the address. */
  onResult: (address: string, loads: boolean) => void;
  /** Called with files that are dropped on the frame, or pasted. */
  onFiles: (files: File[]) => void;
  /** The controls below the frame. */
  children: ReactNode;
}

/** The picture at the form's Image URL. Its frame is shown from the start, so that nothing moves. */
export function ArtifactFormPreview(props: ArtifactFormPreviewProps) {
  const { image, onResult, onFiles, children } = props;
  const address = useTyped(image);
  const frame = useRef<HTMLElement>(null);
  const dragging = useDropAndPaste(frame, onFiles);
  return (
    <Place>
      {/* The preview itself is not dragged, because it would be dropped and uploaded. */}
      <Frame ref={frame} onDragStart={(event) => event.preventDefault()}>
        <Mount>
          {!isWebAddress(address) ? (
            <Words>The picture shows here once its address is complete.</Words>
          ) : !mayLoadPicture(address) ? (
            <Words>This catalogue shows the picture once it has stored a copy.</Words>
          ) : (
            <Picture
              key={address}
              image={address}
              alt="Preview of the picture"
              eager
              onResult={(loads) => onResult(address, loads)}
            />
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
  grid-template-rows: minmax(13rem, 1fr) auto;
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

const Picture = styled(ArtifactPicture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
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
