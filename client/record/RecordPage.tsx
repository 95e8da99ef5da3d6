import { useLoaderData } from 'react-router-dom';
import { useSessionState } from '../auth/AuthProvider';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { likeAfterSignIn } from '../likes/useLikeAfterSignIn';
import { Page } from '../ui/Page';
import { usePageTitle } from '../ui/usePageTitle';
import { AboutEntry } from './AboutEntry';
import { ArtifactView } from './ArtifactView';
import { BackToList } from './BackToList';
import { MissingArtifact } from './MissingArtifact';
import { DataFormats } from './panels/DataFormats';
import { RecordSection } from './panels/RecordSection';
import type { PublicArtifact } from './record-loader';
import { RelatedArtifacts } from './RelatedArtifacts';

/** The public record of an artifact: what everybody may read, without signing in. */
export function RecordPage() {
  const artifact = useLoaderData<PublicArtifact>();
  usePageTitle(titles.artifact(artifact));
  return (
    <Page>
      <BackToList />
      {artifact ? (
        <>
          <ArtifactView artifact={artifact} actions={<Actions id={artifact.id} />} />
          <RelatedArtifacts related={artifact.related} />
          <AboutEntry title="About this record" artifact={artifact}>
            <RecordSection artifactId={artifact.id} label="Data" panels={['Data']} />
            <noscript>
              <DataFormats artifactId={artifact.id} />
            </noscript>
          </AboutEntry>
        </>
      ) : (
        <MissingArtifact />
      )}
    </Page>
  );
}

/** A member goes to the page for members. A visitor likes the artifact there, after the sign-in. */
function Actions({ id }: { id: string }) {
  const { status } = useSessionState();
  return (
    <RecordSection artifactId={id} label="Like, share and cite" panels={['Share', 'Cite']}>
      {status === 'signedIn' ? (
        <ButtonLink $small $tone="quiet" to={paths.artifact(id)}>
          Open with likes and history
        </ButtonLink>
      ) : (
        <ButtonLink $small $tone="quiet" to={paths.artifact(id)} state={likeAfterSignIn}>
          Sign in to like it
        </ButtonLink>
      )}
    </RecordSection>
  );
}
