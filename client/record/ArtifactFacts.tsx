import { Link } from 'react-router-dom';
import { Fact, FactList } from '../ui/FactList';
import { type ArtifactContent, artifactFields, textOfField } from '../artifacts/artifact-fields';
import { phraseSearch } from '../../common/search-characters';
import { galleryAddress, noFilters } from '../gallery/gallery-filters';

/** The short facts of an artifact. Type, place, finder and museum lead to the artifacts that share them. */
export function ArtifactFacts({ artifact }: { artifact: ArtifactContent }) {
  const { artifactType: type } = artifact;
  return (
    <FactList>
      {artifactFields
        .filter(({ shownAs }) => shownAs === 'line')
        .map((field) => {
          const text = textOfField(field, artifact);
          return (
            <Fact key={field.name} label={field.label}>
              {field.name === 'artifactType' ? (
                <Link to={galleryAddress({ ...noFilters, type })}>{text}</Link>
              ) : field.name === 'createdAt' ? (
                text
              ) : (
                <LinkedNames text={text} />
              )}
            </Fact>
          );
        })}
    </FactList>
  );
}

/** A text whose names, between commas, each lead to the artifacts that have them. Numbers are no names. */
const LinkedNames = ({ text }: { text: string }) =>
  text.split(/(,\s*)/).map((name, index) => {
    const q = /\p{L}/u.test(name) ? phraseSearch(name) : null;
    return q === null ? (
      name
    ) : (
      <Link key={index} to={galleryAddress({ ...noFilters, q })}>
        {name}
      </Link>
    );
  });
