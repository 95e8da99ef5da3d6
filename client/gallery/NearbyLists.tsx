import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { yearsOfCentury } from '../../common/years';
import { paths } from '../paths';
import { formatCount } from '../ui/format-count';
import { space } from '../ui/theme';
import type { CenturyCount } from './century-axis';
import { galleryAddress, type GalleryFilters } from './gallery-filters';
import type { GalleryView } from './gallery-loader';
import { readSpan } from './gallery-years';

interface NearbyListsProps {
  /** The filters that find nothing. */
  shown: GalleryFilters;
  facets: NonNullable<GalleryView['list']>['facets'];
}

/** Where a search that finds nothing may go on: the nearest centuries, all types, or a new artifact. */
export function NearbyLists({ shown, facets }: NearbyListsProps) {
  const ofAllTypes = shown.type ? facets.types.reduce((sum, { count }) => sum + count, 0) : 0;
  return (
    <Ways>
      {nearestCenturies(shown, facets.centuries).map(({ century, label, count }) => (
        <li key={label}>
          <Link to={galleryAddress({ ...shown, ...addressOfCentury(century) })} preventScrollReset>
            <span>{label}</span> <span>{`(${formatCount(count)})`}</span>
          </Link>
        </li>
      ))}
      {ofAllTypes > 0 && (
        <li>
          <Link to={galleryAddress({ ...shown, type: '' })} preventScrollReset>
            <span>Of all types</span> <span>{`(${formatCount(ofAllTypes)})`}</span>
          </Link>
        </li>
      )}
      <li>
        <Link to={paths.addArtifact}>Add the first</Link>
      </li>
    </Ways>
  );
}

const addressOfCentury = (century: CenturyCount['century']) => {
  const { from, to } = yearsOfCentury(century);
  return { from: from === null ? '' : String(from), to: String(to) };
};

/** The last century before the span of the filters that has artifacts, and the first after it. */
function nearestCenturies(shown: GalleryFilters, centuries: readonly CenturyCount[]) {
  const { from, to } = readSpan(shown);
  const before =
    from === null ? [] : centuries.filter(({ century }) => yearsOfCentury(century).to < from);
  const after =
    to === null
      ? []
      : centuries.filter(({ century }) => (yearsOfCentury(century).from ?? -Infinity) > to);
  return [before.at(-1), after[0]].filter((one) => one !== undefined);
}

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  justify-content: center;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;
