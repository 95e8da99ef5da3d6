import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtifactDetail_ArtifactFragment } from '../generated/graphql';
import { lineClamp } from '../ui/line-clamp';
import { PageHeading } from '../ui/PageHeading';
import { color, from, layout, size, space } from '../ui/theme';
import { ArtifactFacts } from './ArtifactFacts';
import { ArtifactPlate } from './ArtifactPlate';
import { ArtifactTexts } from './ArtifactTexts';
import { Credit, PictureCredit, PictureDescription } from './PictureNotes';

interface ArtifactViewProps {
  artifact: ArtifactDetail_ArtifactFragment;
  /** What readers can do with the artifact. */
  actions: ReactNode;
  /** Stands below the texts, where it may arrive later without moving them. */
  children?: ReactNode;
}

/** An artifact whole, for everybody: its picture, its name, its story and its facts. */
export function ArtifactView({ artifact, actions, children }: ArtifactViewProps) {
  const { artifactName, createdAt, discoveredAt, presentLocation } = artifact;
  return (
    <Article>
      <Plate>
        <ArtifactPlate
          image={artifact.image}
          picture={artifact.picture}
          alt={artifact.imageAlt ?? artifactName}
        />
        <PictureDescription artifact={artifact} />
        <PictureCredit artifact={artifact} />
      </Plate>
      <Story>
        <header>
          <Name dir="auto">{artifactName}</Name>
          <Summary>
            <bdi>{createdAt}</bdi> · <bdi>{discoveredAt}</bdi> · now in <bdi>{presentLocation}</bdi>
          </Summary>
        </header>
        {actions}
        <ArtifactTexts artifact={artifact} />
        {children}
      </Story>
      <Facts>
        <Title>Facts</Title>
        <ArtifactFacts artifact={artifact} />
      </Facts>
    </Article>
  );
}

/** One column on a phone. On a wide screen the picture stays beside the story and the facts. */
const Article = styled.article`
  display: grid;
  gap: ${space.md} ${space.xl};
  @media (min-width: ${from.phone}) {
    row-gap: ${space.lg};
  }
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.desktop}) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    grid-template-rows: auto 1fr;
  }
`;

/** The credit comes last, and is shown beside the tools of the picture, in at most two lines. */
const Plate = styled.div`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: minmax(0, 1fr);
  & > :first-child,
  ${Credit} {
    grid-area: 1 / 1;
  }
  ${Credit} {
    ${lineClamp(2)}
    z-index: 1;
    align-self: end;
    /* In the middle of the tools' line of 2.75rem. */
    margin-block-end: 0.25rem;
    max-width: calc(100% - 6rem);
    @media (min-width: ${from.tablet}) {
      max-width: calc(100% - 13.5rem);
      margin-block-end: 0.75rem;
    }
  }
  align-content: start;
  @media (min-width: ${from.desktop}) {
    position: sticky;
    /* Below the header, which stays too. */
    top: 5.25rem;
    grid-row: span 2;
    align-self: start;
  }
`;

const Story = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  min-width: 0;
  max-width: ${layout.prose};
`;

const Name = styled(PageHeading)`
  font-size: 1.875rem;
  @media (min-width: ${from.tablet}) {
    font-size: 2.5rem;
  }
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  margin-top: ${space.sm};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

const Facts = styled.section`
  display: grid;
  gap: ${space.md};
  align-content: start;
`;

const Title = styled.h2`
  font-size: ${size.section};
`;
