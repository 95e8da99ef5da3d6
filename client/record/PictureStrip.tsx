import { Link, useLocation, type Location } from 'react-router-dom';
import styled from 'styled-components';
import { PICTURE_PARAMETER } from '../../common/public-paths';
import { ArtifactThumbnail } from '../artifacts/ArtifactThumbnail';
import { color, radius, space } from '../ui/theme';
import type { PictureOfArtifact } from './shown-picture';

interface PictureStripProps {
  pictures: readonly PictureOfArtifact[];
  /** The place of the large picture, counted from 1. */
  shownPlace: number;
}

/**
 * The pictures of an artifact, small. Each is a link to the page with that picture large, which the server
 * renders, too. The link of the large one is marked, and keeps the focus when it was pressed.
 */
export function PictureStrip({ pictures, shownPlace }: PictureStripProps) {
  const { search, state } = useLocation() as Location<unknown>;
  const addressOf = (place: number) => {
    const parameters = new URLSearchParams(search);
    if (place === 1) parameters.delete(PICTURE_PARAMETER);
    else parameters.set(PICTURE_PARAMETER, String(place));
    return { search: parameters.toString() };
  };
  return (
    <Strip aria-label="Pictures" className="screen-only">
      <ol>
        {pictures.map(({ image, picture, caption, alt }, index) => {
          const place = index + 1;
          return (
            <li key={image}>
              {/* The way back to the list stays the entry before this page. */}
              <Link
                to={addressOf(place)}
                state={state}
                replace
                preventScrollReset
                aria-current={place === shownPlace ? 'true' : undefined}
                title={caption ?? undefined}
              >
                <ArtifactThumbnail
                  image={image}
                  picture={picture}
                  alt={caption ?? alt ?? `Picture ${place}`}
                />
              </Link>
            </li>
          );
        })}
      </ol>
    </Strip>
  );
}

export const Strip = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    border: 2px solid ${color.line};
    border-radius: ${radius.md};
  }
  a[aria-current] {
    border-color: ${color.accent};
  }
  img {
    display: block;
  }
`;
