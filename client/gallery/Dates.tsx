import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { labelOf } from '../artifacts/declared-record';
import { VisuallyHidden } from '../ui/Page';
import { color, from, radius, shadow, space } from '../ui/theme';
import type { GalleryFilters } from './gallery-filters';
import { formatSpan, readSpan, yearErrors } from './gallery-years';
import { Opener } from './Opener';
import { YearField } from './YearField';

interface DatesProps {
  filters: GalleryFilters;
  onChange: (part: Partial<GalleryFilters>) => void;
  /** The chart of the centuries. */
  children: ReactNode;
}

/**
 * The years, and the chart of the centuries: a part of the sheet on phones. On wider screens a button names the
 * years of the list, and opens them as a popover.
 */
export function Dates({ filters, onChange, children }: DatesProps) {
  const panelId = useId();
  const span = formatSpan(readSpan(filters));
  const errors = yearErrors(filters);
  return (
    <>
      <DatesOpener panelId={panelId} anchor={ANCHOR}>
        {filters.undated || span === '' ? (
          <span>{filters.undated ? 'No readable date' : 'All dates'}</span>
        ) : (
          <span>
            <VisuallyHidden>{labelOf('createdAt', 'Made')}</VisuallyHidden> <span>{span}</span>
          </span>
        )}
      </DatesOpener>
      <Panel id={panelId} popover="auto" role="group" aria-label="Dates">
        <Years>
          <YearField
            label="From year"
            name="from"
            placeholder="e.g. 1323 BC"
            value={filters.from}
            error={errors.from}
            onChange={(year) => onChange({ from: year })}
          />
          <YearField
            label="To year"
            name="to"
            placeholder="e.g. AD 79"
            value={filters.to}
            error={errors.to}
            onChange={(year) => onChange({ to: year })}
          />
        </Years>
        {filters.undated && <input type="hidden" name="undated" value={filters.undated} />}
        {children}
      </Panel>
    </>
  );
}

/** By this name the panel stands below the button. */
const ANCHOR = '--gallery-dates';

const DatesOpener = styled(Opener)`
  @media not (min-width: ${from.tablet}) {
    display: none;
  }
`;

/** Where a browser knows no anchors, the panel stands in the middle of the screen. */
const Panel = styled.div`
  gap: ${space.lg};
  min-width: 0;
  border: 0;
  color: ${color.ink};
  @media not (min-width: ${from.tablet}) {
    &[popover] {
      position: static;
      display: grid;
      grid-column: 1 / -1;
      width: auto;
      margin: 0;
      padding: 0;
      background: none;
      overflow: visible;
    }
  }
  @media (min-width: ${from.tablet}) {
    width: min(56rem, 92vw);
    max-height: 90vh;
    padding: ${space.lg};
    border-radius: ${radius.lg};
    background: ${color.cream};
    box-shadow: ${shadow.high};
    overflow-y: auto;
    &:popover-open {
      display: grid;
    }
    @supports (position-area: bottom) {
      position-anchor: ${ANCHOR};
      position-area: bottom span-all;
      inset: auto;
      max-height: calc(100% - ${space.sm} - ${space.md});
      margin: ${space.sm} ${space.md} ${space.md};
    }
  }
`;

const Years = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
  align-items: start;
`;
