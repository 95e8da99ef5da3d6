import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useGalleryTextsQuery } from '../generated/graphql';
import { galleryAddress, toTextVariables, type GalleryFilters } from './gallery-filters';

interface DidYouMeanProps {
  /** The filters with which the search by name finds nothing. */
  shown: GalleryFilters;
  /** Other spellings for the search by name. */
  byName: readonly string[];
}

/** Offers other spellings: for the search by name, or else for a search of the texts that fails too. */
export function DidYouMean({ shown, byName }: DidYouMeanProps) {
  const { data } = useGalleryTextsQuery({ variables: toTextVariables(shown) });
  const spellings = byName.length > 0 ? byName : (data?.artifacts.suggestions ?? []);
  if (spellings.length === 0) return null;
  return (
    <p>
      Did you mean{' '}
      {spellings.map((spelling, place) => (
        <Fragment key={spelling}>
          {place > 0 && (place === spellings.length - 1 ? ' or ' : ', ')}
          <Link to={galleryAddress({ ...shown, q: spelling })} preventScrollReset>
            {spelling}
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  );
}
