import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isWebAddress } from '../ui/fields';
import { color, from, radius, size, space } from '../ui/theme';
import { ArtifactPicture } from './ArtifactPicture';

const pauseMs = 800;

interface ArtifactFormPreviewProps {
  image: string;
  /** Called with whether a picture loads from the address. */
  onResult: (address: string, loads: boolean) => void;
}

/** The picture at the form's Image URL. Its frame is shown from the start, so that nothing moves. */
export function ArtifactFormPreview({ image, onResult }: ArtifactFormPreviewProps) {
  const address = useTyped(image);
  return (
    <Frame>
      <Mount>
        {isWebAddress(address) ? (
          <Picture
            key={address}
            image={address}
            alt="Preview of the picture"
            eager
            onResult={(loads) => onResult(address, loads)}
          />
        ) : (
          <Words>The picture shows here once its address is complete.</Words>
        )}
      </Mount>
      <figcaption>Preview</figcaption>
    </Frame>
  );
}

/** Returns the text after a pause in typing, because an incomplete URL may belong to somebody else. */
function useTyped(text: string) {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

const Frame = styled.figure`
  display: grid;
  grid-template-rows: minmax(13rem, 1fr) auto;
  gap: ${space.xs};
  min-width: 0;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  @media (min-width: ${from.tablet}) {
    grid-row: span 3;
  }
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
