import styled from 'styled-components';
import { color, radius } from '../ui/theme';
import { ArtifactPicture } from './ArtifactPicture';

/** An artifact's picture beside words about the artifact. */
export const ArtifactThumbnail = styled(ArtifactPicture).attrs({ place: 'thumbnail' })`
  width: 5rem;
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.sm};
  background: ${color.mount};
  object-fit: contain;
`;
