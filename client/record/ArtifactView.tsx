import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import type {
  ArtifactDetail_ArtifactFragment,
  FactLinks_ArtifactFragment,
} from '../generated/graphql';
import { PageHeading } from '../ui/PageHeading';
import { color, from, layout, size, space } from '../ui/theme';
import { declarationOf } from '../artifacts/declared-record';
import { ArtifactFacts } from './ArtifactFacts';
import { ArtifactPlate, Stage, Tools } from './ArtifactPlate';
import { ArtifactTexts } from './ArtifactTexts';
import { RecordSection } from './panels/RecordSection';
import { PictureStrip, Strip } from './PictureStrip';
import { type PictureOfArtifact, useShownPlace } from './shown-picture';
import { Credit, Description, PictureCredit, PictureDescription } from './PictureNotes';

interface ArtifactViewProps {
  artifact: ArtifactDetail_ArtifactFragment & FactLinks_ArtifactFragment;
  /** How the reader likes the artifact. */
  like: ReactNode;
  /** Stands in place of liking, sharing and citing what is not public yet. */
  notice?: ReactNode;
  /** Whether the facts have the short names of a record. */
  asRecord?: boolean;
  /** Stands below the texts, where it may arrive later without moving them. */
  children?: ReactNode;
}

/** An artifact whole, for everybody: its picture, its name, its story and its facts. */
export function ArtifactView({ artifact, like, notice, asRecord, children }: ArtifactViewProps) {
  const { artifactName, createdAt, discoveredAt, presentLocation, userName, pictures } = artifact;
  const shownPlace = useShownPlace(pictures.length);
  // An artifact without a picture has the placeholder.
  const shown: Partial<PictureOfArtifact> = pictures[shownPlace - 1] ?? {};
  const { image = artifact.image, picture, caption, alt = null, rights = null } = shown;
  const isGallery = pictures.length > 1;
  const isNowIn = presentLocation !== '' && declarationOf('presentLocation').label === undefined;
  const summary = [createdAt, discoveredAt, presentLocation].filter(Boolean);
  return (
    <Article>
      <Plate $isGallery={isGallery}>
        <ArtifactPlate
          key={image}
          image={image}
          picture={picture}
          alt={alt ?? caption ?? artifactName}
        />
        {isGallery && <PictureStrip pictures={pictures} shownPlace={shownPlace} />}
        <PictureDescription key={shownPlace} artifact={{ imageAlt: alt }} />
        <PictureCredit artifact={{ image, rights, userName }} caption={caption} />
      </Plate>
      <Story>
        <header>
          <Name dir="auto">{artifactName}</Name>
          <Summary>
            {summary.map((text, nth) => (
              <Fragment key={nth}>
                <span>{separatorBefore(nth, isNowIn && nth === summary.length - 1)}</span>
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </Summary>
        </header>
        {notice ?? (
          <RecordSection key={artifact.id} artifactId={artifact.id}>
            {like}
          </RecordSection>
        )}
        <ArtifactTexts artifact={artifact} />
        {children}
      </Story>
      <Facts>
        <Title>Facts</Title>
        <ArtifactFacts artifact={artifact} links={artifact.factLinks} asRecord={asRecord} />
      </Facts>
    </Article>
  );
}

const separatorBefore = (nth: number, isNowIn: boolean) =>
  `${nth > 0 ? ' · ' : ''}${isNowIn ? 'now in ' : ''}`;

/** One column on a phone. On a wide screen the picture stays beside the story and the facts. */
const Article = styled.article`
  display: grid;
  gap: ${space.md} ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.phone}) {
    row-gap: ${space.lg};
  }
  @media (min-width: ${from.desktop}) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
    grid-template-rows: auto 1fr;
  }
`;

/** The credit comes last in the document, and is shown beside the tools of the picture. */
const Plate = styled.div<{ $isGallery: boolean }>`
  display: grid;
  grid-template:
    'stage stage' ${({ $isGallery }) => $isGallery && `'strip strip'`} 'credit tools' 'text text'
    / minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.sm};
  align-content: start;
  align-items: center;
  ${Stage} {
    grid-area: stage;
  }
  ${Strip} {
    grid-area: strip;
  }
  ${Tools} {
    grid-area: tools;
  }
  ${Credit} {
    grid-area: credit;
  }
  ${Description} {
    grid-area: text;
  }
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
  overflow-wrap: anywhere;
  @media (min-width: ${from.tablet}) {
    font-size: 2.5rem;
  }
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
