import styled from 'styled-components';
import { runtimeConfig } from '../runtime-config';
import { color, size, space } from '../ui/theme';
import type { ArtifactContent, HeadingLevel } from '../artifacts/artifact-fields';
import { isDrawing } from '../artifacts/ArtifactPicture';
import { rightsLabel } from '../artifacts/rights-label';

interface PictureNotesProps {
  artifact: Pick<ArtifactContent, 'image' | 'imageAlt' | 'rights' | 'userName'>;
  level?: HeadingLevel;
}

/** What the picture of an artifact shows, its rights, and who shared it. */
export function PictureNotes({ artifact, level: Title = 'h2' }: PictureNotesProps) {
  const { image, imageAlt, rights, userName } = artifact;
  const { pictureNote } = runtimeConfig().site;
  return (
    <Notes>
      {imageAlt && (
        <>
          <Title>What the picture shows</Title>
          <p dir="auto">{imageAlt}</p>
        </>
      )}
      <p>
        {isDrawing(image) ? (
          <span>Drawing made for this catalogue</span>
        ) : (
          <>
            <span>Picture shared by </span>
            <bdi>{userName}</bdi>
          </>
        )}
        {!rights && pictureNote && <span>{` · ${pictureNote}`}</span>}
        {rights && (
          <span>
            {' · '}
            <a href={rights} rel="license">
              {rightsLabel(rights)}
            </a>
          </span>
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
  h2,
  h4 {
    font-size: ${size.sm};
  }
  p + p {
    margin-top: ${space.xs};
  }
`;
