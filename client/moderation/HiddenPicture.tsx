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
    const load = async () => {
      const authorization = `Bearer ${await member.getIdToken()}`;
      const { signal } = leaving;
      const response = await fetch(path, { headers: { authorization }, signal });
      if (response.ok) setSource(await dataUriOf(await response.blob()));
    };
    load().catch((error: unknown) => {
      if (!leaving.signal.aborted) console.error(error);
    });
    return () => leaving.abort();
  }, [member, path]);

  return <Picture src={source} alt={alt} />;
}

/** The policy of the pages allows data URIs, but no object URLs. */
function dataUriOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : placeholder);
    reader.onerror = () =>
      reject(new Error('The picture cannot be read.', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
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
