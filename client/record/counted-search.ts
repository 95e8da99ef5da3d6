import { MOST_COUNTED } from '../../common/page-sizes';
import { galleryAddress, noFilters } from '../gallery/gallery-filters';
import type { CountedSearch_SearchFragment } from '../generated/graphql';
import { formatCount } from '../ui/format-count';

/** The address of the gallery with what a search finds. */
export const searchAddress = ({ anywhere, type, madeFrom, madeTo }: CountedSearch_SearchFragment) =>
  galleryAddress({
    ...noFilters,
    q: anywhere ?? '',
    type: type ?? '',
    from: String(madeFrom ?? ''),
    to: String(madeTo ?? ''),
  });

/** How many artifacts a search finds. */
export const formatTotal = ({ totalCount }: CountedSearch_SearchFragment): string =>
  totalCount === null ? `${formatCount(MOST_COUNTED)}+` : formatCount(totalCount);
