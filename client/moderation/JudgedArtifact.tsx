import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtifactContent } from '../artifacts/artifact-fields';
import { ArtifactFacts } from '../record/ArtifactFacts';
import { ArtifactPlate } from '../record/ArtifactPlate';
import { ArtifactTexts } from '../record/ArtifactTexts';
import { PictureCredit, PictureDescription } from '../record/PictureNotes';
import { paths } from '../paths';
import { Disclosure } from '../ui/Disclosure';
import { Small } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { color, from, size, space } from '../ui/theme';
import { HiddenPicture } from './HiddenPicture';

interface JudgedArtifactProps {
  artifact: ArtifactContent & { id: string };
  isHidden: boolean;
  /** Nobody decides on their own artifact. */
  isOwn: boolean;
  /** What is said about the artifact. */
  children: ReactNode;
  /** The controls of the decision, given the ID of the artifact's name. */
  decision: (nameId: string) => ReactNode;
}

/** An artifact as a moderator judges it: what was said about it, its picture, facts and texts. */
export function JudgedArtifact(props: JudgedArtifactProps) {
  const { artifact, isHidden, isOwn, children, decision } = props;
  const { id, artifactName, image, picture, imageAlt, userName } = artifact;
  const nameId = useId();
  return (
    <Panel aria-labelledby={nameId}>
      <header>
        <Name id={nameId} dir="auto">
          {isHidden ? artifactName : <Link to={paths.artifact(id)}>{artifactName}</Link>}
        </Name>
        <Small>
          Added by <bdi>{userName}</bdi>
        </Small>
      </header>
      {children}
      <Overview>
        <Picture>
          {isHidden ? (
            <HiddenPicture image={image} alt={imageAlt ?? artifactName} />
          ) : (
            <ArtifactPlate image={image} picture={picture} alt={imageAlt ?? artifactName} />
          )}
          <PictureDescription artifact={artifact} level="h4" />
          <PictureCredit artifact={artifact} />
        </Picture>
        <ArtifactFacts artifact={artifact} />
      </Overview>
      <Disclosure>
        <summary>Read its texts</summary>
        <Texts>
          <ArtifactTexts artifact={artifact} level="h4" />
        </Texts>
      </Disclosure>
      {isOwn ? (
        <Small>You added this artifact. Another moderator decides.</Small>
      ) : (
        <Decision>{decision(nameId)}</Decision>
      )}
    </Panel>
  );
}

const Name = styled.h3`
  font-size: ${size.lg};
`;

/** In sight while the artifact is. A form takes its place at the end of the artifact. */
const Decision = styled.div`
  padding-block: ${space.sm};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  &:not(:has(form)) {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  /* What has the focus stays above it. */
  :root:has(&) {
    scroll-padding-bottom: 5rem;
  }
`;

const Overview = styled.div`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.tablet}) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Picture = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
`;

const Texts = styled.div`
  display: grid;
  gap: ${space.md};
  padding-top: ${space.sm};
`;
