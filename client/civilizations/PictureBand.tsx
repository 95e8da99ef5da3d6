import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ArtifactPicture } from '../artifacts/ArtifactPicture';
import { useArtifactPath } from '../artifacts/useArtifactPath';
import type { CivilizationPageQuery } from '../generated/pages';
import { lineClamp } from '../ui/line-clamp';
import { color, from, radius, size, space } from '../ui/theme';

type Edges = CivilizationPageQuery['artifacts']['edges'];

const PICTURES = 4;

interface PictureBandProps {
  /** Those that the page knows, of which the last are shown: the first have cards below. */
  edges: Edges | undefined;
}

/** Pictures of artifacts between two paragraphs. Their room is kept while they load. */
export function PictureBand({ edges }: PictureBandProps) {
  const pathOf = useArtifactPath();
  if (!edges) return <Band aria-hidden="true">{blanks}</Band>;
  if (edges.length === 0) return null;
  return (
    <Band>
      {edges.slice(-PICTURES).map(({ node }) => (
        <li key={node.id}>
          <Link to={pathOf(node.id)}>
            <Plate>
              <ArtifactPicture
                place="rowCard"
                image={node.image}
                picture={node.picture}
                alt={node.imageAlt ?? ''}
                fetchPriority="low"
              />
            </Plate>
            <Name dir="auto">{node.artifactName}</Name>
          </Link>
        </li>
      ))}
    </Band>
  );
}

const Band = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
  width: 100%;
  padding: 0;
  margin-block: ${space.sm};
  list-style: none;
  @media (min-width: ${from.phone}) {
    grid-template-columns: repeat(${PICTURES}, minmax(0, 1fr));
    gap: ${space.lg};
  }
  a {
    display: grid;
    gap: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${size.sm};
    line-height: 1.4;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Plate = styled.span`
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.md};
  background: ${color.mount};
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

/** On a phone most names have two lines. */
const Name = styled.span`
  ${lineClamp(2)}
  @media not (min-width: ${from.phone}) {
    min-height: 2.8em;
  }
`;

const blanks = Array.from({ length: PICTURES }, (_, nth) => (
  <li key={nth}>
    <Plate />
    <Name>&nbsp;</Name>
  </li>
));
