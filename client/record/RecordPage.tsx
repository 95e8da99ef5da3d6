import { useLoaderData } from 'react-router-dom';
import { useSessionState } from '../auth/AuthProvider';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { likeAfterSignIn } from '../likes/like-after-sign-in';
import { Page } from '../ui/Page';
import { usePageTitle } from '../ui/usePageTitle';
import { AboutEntry } from './AboutEntry';
import { ArtifactView } from './ArtifactView';
import { BackToList } from './BackToList';
import { MissingArtifact } from './MissingArtifact';
import type { PublicArtifact } from './record-loader';
import { RelatedArtifacts } from './RelatedArtifacts';
import { SuggestLink } from './SuggestLink';

/** The public record of an artifact: what everybody may read, without signing in. */
export function RecordPage() {
  const artifact = useLoaderData<PublicArtifact>();
  usePageTitle(titles.artifact(artifact));
  return (
    <Page>
      <BackToList />
      {artifact ? (
        <>
          <ArtifactView artifact={artifact} like={<WayToLike id={artifact.id} />} asRecord>
            <SuggestLink artifactId={artifact.id} isDescribed={Boolean(artifact.imageAlt)} />
          </ArtifactView>
          <RelatedArtifacts rows={artifact.relatedRows} />
          <AboutEntry title="About this record" artifact={artifact} />
        </>
      ) : (
        <MissingArtifact />
      )}
    </Page>
  );
}

/** A member goes to the page for members. A visitor likes the artifact there, after the sign-in. */
function WayToLike({ id }: { id: string }) {
  const { status } = useSessionState();
  const isMember = status === 'signedIn';
  return (
    <ButtonLink
      $small
      $tone="quiet"
      to={paths.artifact(id)}
      state={isMember ? undefined : likeAfterSignIn}
    >
      {isMember ? 'Open with likes and history' : 'Sign in to like it'}
    </ButtonLink>
  );
}
