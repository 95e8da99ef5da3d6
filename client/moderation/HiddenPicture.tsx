import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { publicPaths } from '../../common/public-paths';
import { ArtifactPlate } from '../record/ArtifactPlate';
import { ownPath } from '../artifacts/picture-sizes';
import { placeholder } from '../artifacts/placeholder';
import { useMember } from '../auth/RequireAuth';
import { color, radius } from '../ui/theme';

/** The picture of a hidden artifact. One that was uploaded is sent to moderators alone. */
export function HiddenPicture({ image, alt }: { image: string; alt: string }) {
  const path = ownPath(image);
  return path.startsWith(`${publicPaths.pictures}/`) ? (
    <UploadedPicture key={path} path={path} alt={alt} />
  ) : (
    <ArtifactPlate image={image} alt={alt} />
  );
}

/** Fetches the picture, because the address of an image could not carry the member's token. */
function UploadedPicture({ path, alt }: { path: string; alt: string }) {
  const member = useMember();
  const [source, setSource] = useState(placeholder);

  useEffect(() => {
    const leaving = new AbortController();
    let loaded = '';
    const load = async () => {
      const authorization = `Bearer ${await member.getIdToken()}`;
      const { signal } = leaving;
      const response = await fetch(path, { headers: { authorization }, signal });
      if (!response.ok) return;
      loaded = URL.createObjectURL(await response.blob());
      setSource(loaded);
    };
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.error(error);
    });
    return () => {
      leaving.abort();
      URL.revokeObjectURL(loaded);
    };
  }, [member, path]);

  return <Picture src={source} alt={alt} />;
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.mount};
  object-fit: contain;
`;
