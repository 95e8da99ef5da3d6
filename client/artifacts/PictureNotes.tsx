import styled from 'styled-components';
import type { ArtifactDetail_ArtifactFragment } from '../generated/graphql';
import { pictureRights } from '../generated/picture-rights';
import { color, size, space } from '../ui/theme';

const rightsLabels = new Map(pictureRights);

/** What the picture of an artifact shows, its rights, and who shared it. */
export function PictureNotes({ artifact }: { artifact: ArtifactDetail_ArtifactFragment }) {
  const { imageAlt, rights, userName } = artifact;
  return (
    <Notes>
      {imageAlt && (
        <>
          <h2>What the picture shows</h2>
          <p dir="auto">{imageAlt}</p>
        </>
      )}
      <p>
        Picture shared by <bdi>{userName}</bdi>
        {rights && (
          <>
            {' · '}
            <a href={rights} rel="license">
              {rightsLabels.get(rights) ?? rights}
            </a>
          </>
        )}
      </p>
    </Notes>
  );
}

const Notes = styled.div`
  display: grid;
  gap: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
  h2 {
    font-size: ${size.sm};
  }
  p + p {
    margin-top: ${space.xs};
  }
`;
