import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { galleryAddress, type GalleryFilters } from './gallery-filters';

interface DidYouMeanProps {
  /** The filters with which the search finds nothing. */
  shown: GalleryFilters;
  /** Other spellings, with which it would find something. */
  spellings: readonly string[];
}

/** Offers other spellings of a search that finds nothing. */
export function DidYouMean({ shown, spellings }: DidYouMeanProps) {
  if (spellings.length === 0) return null;
  const last = spellings.length - 1;
  return (
    <p>
      Did you mean{' '}
      {spellings.map((spelling, place) => (
        <Fragment key={spelling}>
          <Link to={galleryAddress({ ...shown, q: spelling })} preventScrollReset>
            {spelling}
          </Link>
          <span>{place < last - 1 ? ', ' : place < last ? ' or ' : '?'}</span>
        </Fragment>
      ))}
    </p>
  );
}
