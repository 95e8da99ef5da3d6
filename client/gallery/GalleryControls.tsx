import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { type ArtifactType, isArtifactType } from '../../common/artifact-types';
import { labelOf, typeLabel, typeLabels } from '../artifacts/declared-record';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { color, from, layout, radius, shadow, space } from '../ui/theme';
import { Dates } from './Dates';
import { areInLine, Facets } from './Facets';
import { FilterSelect } from './FilterSelect';
import type { Facet } from './gallery-facets';
import {
  galleryAddress,
  ordersOf,
  parseOrder,
  readChanges,
  readSubmission,
  type GalleryFilters,
} from './gallery-filters';
import { SearchBox } from './SearchBox';

interface GalleryControlsProps {
  filters: GalleryFilters;
  /** The types that can be chosen. */
  types: ArtifactType[];
  /** The facts by which the gallery narrows. */
  facets: Facet[];
  onChange: (part: Partial<GalleryFilters>) => void;
  /** The chart of the centuries, whose bars submit the form. */
  children: ReactNode;
}

/**
 * The search and the filters of the gallery, in one line. On a phone a button opens the filters in a sheet, a
 * popover, which works before hydration. The server answers this form, too: before hydration, and without scripts.
 */
export function GalleryControls(props: GalleryControlsProps) {
  const { filters, types, facets, onChange, children } = props;
  const sheetId = useId();
  const count = countFilters(filters);
  // The visitor may have filled in the form before hydration.
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyInput = useEffectEvent(() => form.current && onChange(readChanges(form.current)));
  useEffect(() => void applyEarlyInput(), []);
  useDatesOfAddress(form);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(readSubmission(event.currentTarget, event.nativeEvent.submitter));
  }

  return (
    // Restored values, after a reload for example, would look like input.
    <Row
      ref={form}
      $facets={facets}
      role="search"
      action={paths.allArtifacts}
      autoComplete="off"
      onSubmit={handleSubmit}
    >
      <SearchBox
        q={filters.q}
        onSearch={(q) => onChange({ q })}
        clearedAddress={galleryAddress({ ...filters, q: '' })}
      />
      {/* Enter in a field presses the first submit button. The others are the bars of the chart. */}
      <button type="submit" hidden />
      <OpenSheet $tone="quiet" popoverTarget={sheetId}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </OpenSheet>
      <Sheet id={sheetId} popover="auto" role="group" aria-label="Filters">
        <FilterSelect
          label={labelOf('artifactType', 'Type')}
          name="type"
          value={filters.type}
          onChange={(type) => onChange({ type: isArtifactType(typeLabels(), type) ? type : '' })}
        >
          <option value="">All Types</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {typeLabel(type)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Order"
          name="order"
          value={filters.order}
          onChange={(order) => onChange({ order: parseOrder(order, filters.q) })}
        >
          {ordersOf(filters.q).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <Dates filters={filters} onChange={onChange}>
          {children}
        </Dates>
        <Facets facets={facets} filters={filters} />
        <CloseSheet popoverTarget={sheetId} popoverTargetAction="hide">
          Show artifacts
        </CloseSheet>
      </Sheet>
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Row>
  );
}

/** Opens the dates when the address ends in #dates: as a popover, or within the sheet of a phone. */
function useDatesOfAddress(form: RefObject<HTMLFormElement | null>) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== '#dates') return;
    const openers =
      form.current?.querySelectorAll<HTMLButtonElement>('button[popovertarget]') ?? [];
    const [opener] = [...openers].filter((button) => button.getClientRects().length > 0);
    if (opener?.popoverTargetElement?.matches(':popover-open') === false) opener.click();
  }, [form, hash, key]);
}

/** How many filters of the sheet narrow or order the list. */
const countFilters = ({ type, order, from, to, undated, facts }: GalleryFilters) =>
  [type, order, from || to || undated, ...Object.values(facts)].filter(Boolean).length;

/** The columns of the search, the type, the order, the dates, with room for a span, and other controls. */
const columns = (search: string, others: number) =>
  [search, '1.15fr', '1fr', '1.35fr', ...Array<string>(others).fill('1fr')]
    .map((width) => `minmax(0, ${width})`)
    .join(' ');

/** The controls stand in one line, so that the list begins soon. */
const Row = styled.form<{ $facets: Facet[] }>`
  display: grid;
  gap: ${space.sm};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  @media (min-width: ${from.tablet}) {
    gap: 0.75rem;
    grid-template-columns: ${({ $facets }) => columns('1.5fr', $facets.length > 0 ? 1 : 0)};
  }
  @media (min-width: ${from.wide}) {
    ${({ $facets }) =>
      areInLine($facets) && `grid-template-columns: ${columns('2.5fr', $facets.length)};`}
  }
  noscript {
    grid-column: 1 / -1;
  }
`;

const OpenSheet = styled(Button)`
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;

const CloseSheet = styled(Button)`
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;

/** On a phone it lies at the bottom of the screen. On wider screens its parts stand in the form's grid. */
const Sheet = styled.div`
  inset: auto 0 0;
  gap: ${space.md};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  width: 100%;
  max-width: none;
  max-height: 90vh;
  padding: ${space.lg} ${layout.gutter};
  border: 0;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.cream};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  overflow-y: auto;
  &:popover-open {
    display: grid;
  }
  &::backdrop {
    background: ${color.shade};
  }
  & > ${CloseSheet} {
    grid-column: 1 / -1;
  }
  @media (min-width: ${from.tablet}) {
    &[popover] {
      display: contents;
    }
  }
`;
