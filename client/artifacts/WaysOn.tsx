import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Input } from '../ui/Field';
import { lineClamp } from '../ui/line-clamp';
import { VisuallyHidden } from '../ui/Page';
import { color, from, layout, radius, size, space } from '../ui/theme';
import { ArtifactPicture } from './ArtifactPicture';
import { useOtherArtifacts } from './other-artifacts';

/** Leads on from a page that does not exist: a search of the catalogue, and a few of its artifacts. */
export function WaysOn() {
  const headingId = useId();
  const artifacts = useOtherArtifacts();
  return (
    <Frame>
      {/* A plain form, which needs no script. */}
      <Search role="search" action={paths.allArtifacts}>
        <label>
          <VisuallyHidden>Search the catalogue</VisuallyHidden>
          <Input type="search" name="q" placeholder="Names, places, descriptions" />
        </label>
        <Button type="submit" $tone="quiet">
          Search
        </Button>
      </Search>
      {artifacts.length > 0 && (
        <Others aria-labelledby={headingId}>
          <h2 id={headingId}>From the collection</h2>
          <ul>
            {artifacts.map(({ id, artifactName, image, picture }) => (
              <li key={id}>
                <Link to={paths.record(id)}>
                  <ArtifactPicture place="card" image={image} picture={picture} alt="" />
                  <span dir="auto">{artifactName}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Others>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.xl};
  justify-items: center;
  width: 100%;
`;

const Search = styled.form`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr) auto;
  width: 100%;
  max-width: ${layout.prose};
`;

const Others = styled.section`
  display: grid;
  gap: ${space.md};
  width: 100%;
  h2 {
    font-size: ${size.section};
    text-align: start;
  }
  ul {
    display: grid;
    gap: ${space.md};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: 0;
    list-style: none;
    text-align: start;
    @media (min-width: ${from.tablet}) {
      gap: ${space.lg};
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  a {
    display: grid;
    gap: ${space.sm};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    &:hover span {
      text-decoration: underline;
    }
  }
  img {
    width: 100%;
    height: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.mount};
    aspect-ratio: 1;
    object-fit: contain;
  }
  span {
    ${lineClamp(2)}
  }
`;
