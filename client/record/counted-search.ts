import { MOST_COUNTED } from '../../common/page-sizes';
import { browseFactPath } from '../../common/public-paths';
import { galleryAddress, noFilters } from '../gallery/gallery-filters';
import type { CountedSearch_SearchFragment } from '../generated/graphql';
import { formatCount } from '../ui/format-count';

/** The address of what a search finds: the page of a fact's value, or the gallery. */
export const searchAddress = (search: CountedSearch_SearchFragment) => {
  const { anywhere, type, madeFrom, madeTo, fact } = search;
  if (fact) return browseFactPath(fact.key, fact.value);
  return galleryAddress({
    ...noFilters,
    q: anywhere ?? '',
    type: type ?? '',
    from: String(madeFrom ?? ''),
    to: String(madeTo ?? ''),
  });
};

/** How many artifacts a search finds. */
export const formatTotal = ({ totalCount }: CountedSearch_SearchFragment): string =>
  totalCount === null ? `${formatCount(MOST_COUNTED)}+` : formatCount(totalCount);
