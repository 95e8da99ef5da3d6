import { useLoaderData } from 'react-router-dom';
import { useSessionState } from '../auth/AuthProvider';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { ButtonLink } from '../ui/Button';
import { Page } from '../ui/Page';
import { Buttons } from '../ui/Panel';
import { usePageTitle } from '../ui/usePageTitle';
import { AboutEntry } from './AboutEntry';
import { ArtifactView } from './ArtifactView';
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
      <BackLink to={paths.allArtifacts}>Back to All Artifacts</BackLink>
      {artifact ? (
        <>
          <ArtifactView artifact={artifact} actions={<OpenForMembers id={artifact.id} />} />
          <RelatedArtifacts related={artifact.related} />
          <AboutEntry title="About this record" artifact={artifact}>
            <RecordSection
              artifactId={artifact.id}
              label="Cite, share and data"
              panels={['Cite', 'Share', 'Data']}
            />
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

/** Leads to the page for members, which asks visitors to sign in. */
function OpenForMembers({ id }: { id: string }) {
  const { status } = useSessionState();
  return (
    <Buttons>
      <ButtonLink $small $tone="quiet" to={paths.artifact(id)}>
        {status === 'signedIn' ? 'Open with likes and history' : 'Sign in to like it'}
      </ButtonLink>
    </Buttons>
  );
}
