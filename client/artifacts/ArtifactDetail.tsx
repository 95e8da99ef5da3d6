import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ArtifactDetail_ArtifactFragment, DetailPageQuery } from '../generated/graphql';
import { LikeButton } from '../likes/LikeButton';
import { useToggleLike } from '../likes/useToggleLike';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { formatCount } from '../ui/format-count';
import { PageHeading } from '../ui/PageHeading';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';
import { artifactFields } from './artifact-fields';
import { ArtifactFacts } from './ArtifactFacts';
import { ArtifactPlate } from './ArtifactPlate';

export type MemberArtifact = NonNullable<DetailPageQuery['artifact']>;

interface ArtifactDetailProps {
  /** Its public part only, until the member's view of the artifact has loaded. */
  artifact: ArtifactDetail_ArtifactFragment | MemberArtifact;
  onDelete: (artifact: MemberArtifact) => void;
}

/**
 * An artifact whole: its picture, its facts beside the picture, and its texts. Only the owner gets
 * Update and Delete.
 */
export function ArtifactDetail({ artifact, onDelete }: ArtifactDetailProps) {
  const toggleLike = useToggleLike();
  const member = 'viewCount' in artifact ? artifact : undefined;
  return (
    <Article>
      <ArtifactPlate image={artifact.image} alt={artifact.imageAlt ?? artifact.artifactName} />
      <Details>
        <Name dir="auto">{artifact.artifactName}</Name>
        <ArtifactFacts artifact={artifact} userEmail={member?.userEmail} />
        {/* The space is kept while these are unknown, so that nothing moves when they arrive. */}
        <Numbers>
          {member && (
            <>
              <LikeButton
                liked={member.viewerHasLiked}
                count={member.likeCount}
                onToggle={() => void toggleLike(member)}
              />
              <p>{`Views: ${formatCount(member.viewCount)}`}</p>
            </>
          )}
        </Numbers>
        {member?.viewerCanEdit && (
          <Actions>
            {/* The update page shows the name of the page that it leads back to. */}
            <ButtonLink
              $small
              $tone="quiet"
              to={paths.updateArtifact(artifact.id)}
              state={artifact.artifactName}
            >
              Update
            </ButtonLink>
            <Button $small $tone="danger" onClick={() => onDelete(member)}>
              Delete
            </Button>
          </Actions>
        )}
        <Report className="screen-only">
          <Link to={paths.report(artifact.id)}>Report this artifact</Link>
        </Report>
      </Details>
      <Prose>
        {artifactFields
          .filter(({ shownAs }) => shownAs === 'prose')
          .map(({ name, label }) => (
            <Passage key={name} title={label} text={artifact[name] ?? ''} />
          ))}
        {artifact.description && <Passage title="Description" text={artifact.description} />}
      </Prose>
    </Article>
  );
}

/** Blank lines separate the paragraphs of a text. */
function Passage({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Title>{title}</Title>
      <Text>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </Text>
    </section>
  );
}

const Article = styled.article`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${from.desktop}) {
    grid-template-columns: 3fr 2fr;
    grid-template-rows: auto 1fr;
  }
`;

const Details = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.low};
  @media (min-width: ${from.desktop}) {
    grid-row: span 2;
    align-self: start;
  }
`;

const Name = styled(PageHeading)`
  font-size: ${size.h2};
`;

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-height: 2.75rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
`;

const Report = styled.p`
  font-size: ${size.sm};
  a {
    color: ${color.inkSoft};
  }
`;

const Prose = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${layout.prose};
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;

const Text = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.sm};
  white-space: pre-line;
`;
