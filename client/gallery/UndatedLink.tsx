import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '../ui/format-count';
import { size, space } from '../ui/theme';
import { galleryAddress, type GalleryFilters } from './gallery-filters';

interface UndatedLinkProps {
  /** How many artifacts of the list have no years. */
  count: number;
  filters: GalleryFilters;
}

/** Leads to the artifacts that the chart leaves out, because their years cannot be read. */
export function UndatedLink({ count, filters }: UndatedLinkProps) {
  if (count === 0) return null;
  return (
    <Frame
      to={galleryAddress({ ...filters, from: '', to: '', undated: 'true' })}
      preventScrollReset
      aria-current={filters.undated ? 'true' : undefined}
    >
      {`${formatCount(count)} without a readable date`}
    </Frame>
  );
}

const Frame = styled(Link)`
  justify-self: start;
  padding-block: ${space.sm};
  font-size: ${size.sm};
  &[aria-current] {
    font-weight: 600;
  }
`;
