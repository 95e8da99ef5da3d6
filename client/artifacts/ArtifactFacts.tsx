import { Link } from 'react-router-dom';
import type { ArtifactDetail_ArtifactFragment } from '../generated/graphql';
import { Fact, FactList } from '../ui/FactList';
import { artifactFields, type ArtifactFieldName, textOfField } from './artifact-fields';
import { galleryAddress, noFilters, phraseSearch } from './gallery-filters';

/** The short facts of an artifact. Each leads to the other artifacts that share it. */
export function ArtifactFacts({ artifact }: { artifact: ArtifactDetail_ArtifactFragment }) {
  return (
    <FactList>
      {artifactFields
        .filter(({ shownAs }) => shownAs === 'line')
        .map((field) => {
          const text = textOfField(field, artifact);
          const filters = filtersOfOthers(field.name, artifact);
          return (
            <Fact key={field.name} label={field.label}>
              {filters ? <Link to={galleryAddress(filters)}>{text}</Link> : text}
            </Fact>
          );
        })}
    </FactList>
  );
}

/** What finds the artifacts with the same type, place, finder or museum; null for other facts. */
function filtersOfOthers(name: ArtifactFieldName, artifact: ArtifactDetail_ArtifactFragment) {
  if (name === 'artifactType') return { ...noFilters, type: artifact.artifactType };
  if (name === 'createdAt') return null;
  const q = phraseSearch(artifact[name] ?? '');
  return q === null ? null : { ...noFilters, q };
}
