import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { ArtifactForm } from './ArtifactForm';
import { useAddArtifact } from './useAddArtifact';

export function AddArtifactPage() {
  usePageTitle(titles.addArtifact);
  const addArtifact = useAddArtifact();
  return (
    <Page>
      <PageHeading>Add an Artifact</PageHeading>
      <ArtifactForm submitLabel="Add Artifact" onSave={addArtifact} />
    </Page>
  );
}
