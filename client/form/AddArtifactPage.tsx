import { useAddArtifactPageQuery } from '../generated/graphql';
import * as titles from '../page-titles';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { usePageTitle } from '../ui/usePageTitle';
import { AllowanceNote } from './AllowanceNote';
import { ArtifactForm } from './ArtifactForm';
import { useAddArtifact } from './useAddArtifact';

export function AddArtifactPage() {
  usePageTitle(titles.addArtifact);
  const addArtifact = useAddArtifact();
  // The form is there before the answer, and without one.
  const { data } = useAddArtifactPageQuery({ fetchPolicy: 'network-only' });
  return (
    <Page>
      <PageHeading>Add an Artifact</PageHeading>
      <AllowanceNote viewer={data?.viewer} isAdding />
      <ArtifactForm
        factTerms={data?.viewer?.factTerms}
        submitLabel="Add Artifact"
        onSave={addArtifact}
      />
    </Page>
  );
}
