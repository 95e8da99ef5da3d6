import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { browseFactPath } from '../../common/public-paths';
import { ArtifactPicture } from '../artifacts/ArtifactPicture';
import { color, from, radius, space } from '../ui/theme';
import type { BrowseView } from './browse-loaders';
import { ValueName } from './ValueList';

interface ValueTilesProps {
  /** The key of the fact. */
  of: string;
  values: BrowseView[number]['mostFrequent'];
}

/** Values of a fact, each with the picture of one of its artifacts. */
export const ValueTiles = ({ of, values }: ValueTilesProps) => (
  <Tiles>
    {values.map(({ value, count, example }) => (
      <li key={value}>
        <Link to={browseFactPath(of, value)}>
          <Plate>
            {example && (
              <ArtifactPicture
                place="rowCard"
                image={example.image}
                picture={example.picture}
                alt=""
                fetchPriority="low"
              />
            )}
          </Plate>
          <Line>
            <ValueName value={value} count={count} />
          </Line>
        </Link>
      </li>
    ))}
  </Tiles>
);

const Tiles = styled.ul`
  display: grid;
  gap: ${space.md};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 0;
  list-style: none;
  @media (min-width: ${from.phone}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: ${from.desktop}) {
    gap: ${space.lg};
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  a {
    display: grid;
    gap: ${space.sm};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
`;

const Plate = styled.span`
  display: block;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.mount};
  aspect-ratio: 1;
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Line = styled.span`
  display: flex;
  gap: ${space.sm};
  align-items: baseline;
  justify-content: space-between;
`;
