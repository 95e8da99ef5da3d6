import styled from 'styled-components';
import { runtimeConfig } from '../runtime-config';
import { lineClamp } from '../ui/line-clamp';
import { color, from, size, space } from '../ui/theme';
import type { ArtifactContent, HeadingLevel } from '../artifacts/artifact-fields';
import { isDrawing } from '../artifacts/ArtifactPicture';
import { rightsLabel } from '../artifacts/rights-label';

/** About as many characters as a phone shows in two lines. */
const TWO_LINES = 100;

interface DescriptionProps {
  artifact: Pick<ArtifactContent, 'imageAlt'>;
  level?: HeadingLevel;
}

/** What the picture of an artifact shows. A phone shows two lines, and the others when they are asked for. */
export function PictureDescription({ artifact, level: Title = 'h2' }: DescriptionProps) {
  const { imageAlt } = artifact;
  if (!imageAlt) return null;
  const isLong = imageAlt.length > TWO_LINES;
  return (
    <Description>
      <Title>What the picture shows</Title>
      {isLong && (
        <details>
          <summary>Read all</summary>
        </details>
      )}
      <p dir="auto" className={isLong ? 'short' : undefined}>
        {imageAlt}
      </p>
    </Description>
  );
}

interface CreditProps {
  artifact: Pick<ArtifactContent, 'image' | 'rights' | 'userName'>;
  caption?: string | null;
}

/** The caption and the rights of a picture, and who shared it. Nothing where there is no picture. */
export function PictureCredit({ artifact, caption }: CreditProps) {
  const { image, rights, userName } = artifact;
  const { pictureNote } = runtimeConfig().site;
  if (image === '') return null;
  return (
    <Credit>
      {caption && (
        <span>
          <b dir="auto">{caption}</b>
          {' · '}
        </span>
      )}
      {rights && (
        <span>
          <a href={rights} rel="license">
            {rightsLabel(rights)}
          </a>
          {' · '}
        </span>
      )}
      {isDrawing(image) ? (
        <span>Drawing made for this catalogue</span>
      ) : (
        <>
          <span>Picture shared by </span>
          <bdi>{userName}</bdi>
        </>
      )}
      {!rights && pictureNote && <span>{` · ${pictureNote}`}</span>}
    </Credit>
  );
}

export const Description = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.md};
  align-items: baseline;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  line-height: 1.45;
  overflow-wrap: anywhere;
  h2,
  h4 {
    font-size: ${size.sm};
  }
  p {
    grid-column: 1 / -1;
  }
  summary {
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  @media (min-width: ${from.tablet}), print {
    details {
      display: none;
    }
  }
  @media not (min-width: ${from.tablet}) {
    details:not([open]) + .short {
      ${lineClamp(2)}
    }
  }
  @media print {
    .short {
      -webkit-line-clamp: none !important;
    }
  }
`;

export const Credit = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;
