import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DetailPageQuery } from '../generated/graphql';
import { LikeButton } from '../likes/LikeButton';
import { useToggleLike } from '../likes/useToggleLike';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { Fact } from '../ui/FactList';
import { formatCount } from '../ui/format-count';
import { Buttons } from '../ui/Panel';
import { space } from '../ui/theme';
import { AboutEntry } from './AboutEntry';
import { ArtifactView } from './ArtifactView';
import type { PublicArtifact } from './record-loader';
import { SuggestLink } from './SuggestLink';
import { WaitingNotice } from './WaitingNotice';

export type MemberArtifact = NonNullable<DetailPageQuery['artifact']>;

interface ArtifactDetailProps {
  /** Its public part only, until the member's view of the artifact has loaded. */
  artifact: NonNullable<PublicArtifact> | MemberArtifact;
  onDelete: (artifact: MemberArtifact) => void;
}

const memberOf = (artifact: ArtifactDetailProps['artifact']) =>
  'viewCount' in artifact ? artifact : undefined;

/** An artifact as members see it. Owner and editors get Update, and the owner Delete. */
export function ArtifactDetail({ artifact, onDelete }: ArtifactDetailProps) {
  const toggleLike = useToggleLike();
  const member = memberOf(artifact);
  const like = (
    // The space is kept while the like is unknown, so that nothing moves when it arrives.
    <LikeRoom>
      {member && (
        <LikeButton
          liked={member.viewerHasLiked}
          count={member.likeCount}
          onToggle={() => void toggleLike(member)}
        />
      )}
    </LikeRoom>
  );
  return (
    <ArtifactView
      artifact={artifact}
      like={like}
      notice={member?.waits ? <WaitingNotice artifact={member} /> : undefined}
    >
      {member?.viewerCanEdit && (
        <Buttons>
          {/* The update page shows the name of the page that it leads back to. */}
          <ButtonLink
            $small
            $tone="quiet"
            to={paths.updateArtifact(artifact.id)}
            state={artifact.artifactName}
          >
            Update
          </ButtonLink>
          {member.viewerIsOwner && (
            <Button $small $tone="danger" onClick={() => onDelete(member)}>
              Delete
            </Button>
          )}
        </Buttons>
      )}
      {member && !member.viewerCanEdit && (
        <SuggestLink artifactId={artifact.id} isDescribed={Boolean(member.imageAlt)} />
      )}
    </ArtifactView>
  );
}

/** Who added the artifact, how often it was viewed, and how to cite it. */
export function AboutArtifact({ artifact }: Pick<ArtifactDetailProps, 'artifact'>) {
  const member = memberOf(artifact);
  const email = member?.userEmail;
  return (
    <AboutEntry
      title="About this entry"
      artifact={artifact}
      facts={
        email !== null && (
          <Fact label="Email">
            {email === undefined ? (
              '\u00a0'
            ) : (
              <Link to={paths.sharedBy(email)}>
                <Address email={email} />
              </Link>
            )}
          </Fact>
        )
      }
    >
      <p>{member ? `Views: ${formatCount(member.viewCount)}` : '\u00a0'}</p>
    </AboutEntry>
  );
}

/** A long address breaks before its @ rather than within a word. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  );
}

const LikeRoom = styled.div`
  min-height: 2.75rem;
  margin-inline-end: ${space.sm};
`;
