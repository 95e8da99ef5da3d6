import styled from 'styled-components';
import type { DetailPageQuery } from '../generated/graphql';
import { LikeButton } from '../likes/LikeButton';
import { useToggleLike } from '../likes/useToggleLike';
import { paths } from '../paths';
import { PageHeading } from '../ui/PageHeading';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';
import { artifactFields, type ArtifactFieldName } from './artifact-fields';
import { artifactTypeLabels } from './artifact-types';
import { ArtifactPicture } from './ArtifactPicture';
import { Link } from 'react-router-dom';

type Artifact = NonNullable<DetailPageQuery['artifact']>;

/** An artifact whole: its picture, its facts beside the picture, and its texts. */
export function ArtifactDetail({ artifact }: { artifact: Artifact }) {
  const toggleLike = useToggleLike();
  const textOf = (name: ArtifactFieldName) =>
    name === 'artifactType' ? artifactTypeLabels[artifact.artifactType] : artifact[name];
  return (
    <Article>
      <Picture image={artifact.image} alt={artifact.artifactName} eager />
      <Details>
        <Name>{artifact.artifactName}</Name>
        <Facts>
          {artifactFields
            .filter(({ shownAs }) => shownAs === 'line')
            .map(({ name, label }) => (
              <Fact key={name} label={label} text={textOf(name)} />
            ))}
          <Fact label="Added By" text={artifact.userName} />
          {artifact.userEmail && (
            <div>
              <dt>Email</dt>
              <dd>
                <Link to={paths.sharedBy(artifact.userEmail)}>
                  <Address email={artifact.userEmail} />
                </Link>
              </dd>
            </div>
          )}
        </Facts>
        <Numbers>
          <LikeButton
            liked={artifact.viewerHasLiked}
            count={artifact.likeCount}
            onToggle={() => void toggleLike(artifact)}
          />
          <p>{`Views: ${artifact.viewCount.toLocaleString('en-US')}`}</p>
        </Numbers>
      </Details>
      <Prose>
        {artifactFields
          .filter(({ shownAs }) => shownAs === 'prose')
          .map(({ name, label }) => (
            <Passage key={name} title={label} text={textOf(name)} />
          ))}
        {artifact.description && <Passage title="Description" text={artifact.description} />}
      </Prose>
    </Article>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** A long address breaks before its @ rather than within a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function Passage({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <Title>{title}</Title>
      <Text>{text}</Text>
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

const Picture = styled(ArtifactPicture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.mount};
  box-shadow: ${shadow.low};
  object-fit: contain;
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

const Facts = styled.dl`
  display: grid;
  gap: ${space.sm};
  div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: ${space.sm};
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
`;

const Prose = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${layout.prose};
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;

const Text = styled.p`
  margin-top: ${space.sm};
  white-space: pre-line;
`;
