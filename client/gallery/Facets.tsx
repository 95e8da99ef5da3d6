import { useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../ui/Page';
import { color, from, radius, shadow, space } from '../ui/theme';
import { FacetPanel } from './FacetPanel';
import type { Facet } from './gallery-facets';
import type { GalleryFilters } from './gallery-filters';
import { Opener } from './Opener';

/** How many facets have room in the line of the controls on a wide screen. */
const MOST_IN_LINE = 3;

export const areInLine = (facets: readonly Facet[]): boolean => facets.length <= MOST_IN_LINE;

interface FacetsProps {
  facets: readonly Facet[];
  filters: GalleryFilters;
}

/**
 * The facts by which the gallery narrows: a part of the sheet on phones, and in the line of the controls on wide
 * screens. Between the two, a button opens them as a popover.
 */
export function Facets({ facets, filters }: FacetsProps) {
  const groupId = useId();
  if (facets.length === 0) return null;
  const inLine = areInLine(facets);
  const count = facets.filter(({ chosen }) => chosen).length;
  return (
    <>
      <MoreOpener panelId={groupId} anchor={ANCHOR} $inLine={inLine}>
        <span>More</span>
        <VisuallyHidden> filters</VisuallyHidden>
        {count > 0 && <span>{` (${count})`}</span>}
      </MoreOpener>
      <Group id={groupId} popover="auto" role="group" aria-label="More filters" $inLine={inLine}>
        {facets.map((facet) => (
          <FacetPanel key={facet.key} facet={facet} filters={filters} />
        ))}
      </Group>
    </>
  );
}

/** By this name the panel stands below the button. */
const ANCHOR = '--gallery-facets';

const MoreOpener = styled(Opener)<{ $inLine: boolean }>`
  @media not (min-width: ${from.tablet}) {
    display: none;
  }
  @media (min-width: ${from.wide}) {
    ${({ $inLine }) => $inLine && 'display: none;'}
  }
`;

const Group = styled.div<{ $inLine: boolean }>`
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  min-width: 0;
  border: 0;
  color: ${color.ink};
  @media not (min-width: ${from.tablet}) {
    &[popover] {
      position: static;
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(6.25rem, 1fr));
      grid-column: 1 / -1;
      width: auto;
      margin: 0;
      padding: 0;
      background: none;
      overflow: visible;
    }
  }
  @media (min-width: ${from.tablet}) {
    width: min(36rem, 92vw);
    padding: ${space.md};
    border-radius: ${radius.lg};
    background: ${color.cream};
    box-shadow: ${shadow.high};
    &:popover-open {
      display: grid;
    }
    @supports (top: anchor(bottom)) {
      inset: auto;
      top: calc(anchor(${ANCHOR} bottom) + ${space.sm});
      right: anchor(${ANCHOR} right);
      margin: 0;
    }
  }
  @media (min-width: ${from.wide}) {
    &[popover] {
      ${({ $inLine }) => $inLine && 'display: contents;'}
    }
  }
`;
