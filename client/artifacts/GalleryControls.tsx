import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import type { ArtifactType } from '../generated/graphql';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { from, layout, shortPhone, space } from '../ui/theme';
import { artifactTypeLabels, isArtifactType } from './artifact-types';
import { FilterSelect } from './FilterSelect';
import {
  galleryFormId,
  ordersOf,
  parseOrder,
  readChanges,
  readSubmission,
  type GalleryFilters,
} from './gallery-filters';
import { yearErrors } from './gallery-years';
import { SearchBox } from './SearchBox';
import { YearField } from './YearField';

interface GalleryControlsProps {
  filters: GalleryFilters;
  /** The types that can be chosen. */
  types: ArtifactType[];
  onChange: (part: Partial<GalleryFilters>) => void;
}

/** The server answers this form too: before hydration, and without JavaScript. */
export function GalleryControls({ filters, types, onChange }: GalleryControlsProps) {
  // The visitor may have filled in the form before hydration.
  const form = useRef<HTMLFormElement>(null);
  const applyEarlyInput = useEffectEvent(() => form.current && onChange(readChanges(form.current)));
  useEffect(() => void applyEarlyInput(), []);
  const errors = yearErrors(filters);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(readSubmission(event.currentTarget, event.nativeEvent.submitter));
  }

  return (
    // Restored values, after a reload for example, would look like input.
    <Row
      ref={form}
      id={galleryFormId}
      role="search"
      action={paths.allArtifacts}
      autoComplete="off"
      onSubmit={handleSubmit}
    >
      <SearchBox q={filters.q} onSearch={(q) => onChange({ q })} />
      <Filters>
        <FilterSelect
          label="Type"
          name="type"
          value={filters.type}
          onChange={(type) => onChange({ type: isArtifactType(type) ? type : '' })}
        >
          <option value="">All Types</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {artifactTypeLabels[type]}
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
      </Filters>
      {/* Without a submit button, Enter in a field would not send a form with several fields. */}
      <button type="submit" hidden />
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  gap: ${space.sm} ${space.md};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: ${from.tablet}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: ${from.desktop}) {
    grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));
    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** On short phones one line, which scrolls sideways and shows that it goes on. */
const Filters = styled.div`
  display: grid;
  gap: ${space.sm} ${space.md};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  @media (min-width: ${from.tablet}) {
    display: contents;
  }
  @media ${shortPhone} {
    grid-template-columns: none;
    grid-auto-columns: 7.5rem;
    grid-auto-flow: column;
    gap: ${space.sm};
    margin: -${space.xs} calc(-1 * ${layout.gutter});
    padding: ${space.xs} ${layout.gutter};
    overflow-x: auto;
    scroll-padding-inline: ${layout.gutter};
    scrollbar-width: none;
  }
`;
