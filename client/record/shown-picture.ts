import { useSearchParams } from 'react-router-dom';
import { PICTURE_PARAMETER } from '../../common/public-paths';
import type { ArtifactPictures_ArtifactFragment } from '../generated/graphql';

/** One of the pictures of an artifact. */
export type PictureOfArtifact = ArtifactPictures_ArtifactFragment['pictures'][number];

/** The place of the picture that the address asks for, counted from 1: that of the first, if there is no such picture. */
export function useShownPlace(count: number): number {
  const [parameters] = useSearchParams();
  const asked = Number(parameters.get(PICTURE_PARAMETER));
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1;
}
