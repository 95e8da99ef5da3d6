import { WaysOn } from '../artifacts/WaysOn';
import * as titles from '../page-titles';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';

/** In place of an artifact that was deleted, or that never existed. */
export const MissingArtifact = () => (
  <>
    <PageHeading>{titles.artifact(null)}</PageHeading>
    <EmptyState
      title="This artifact is not in the catalogue"
      text="It may have been taken out of the collection."
    />
    <WaysOn />
  </>
);
