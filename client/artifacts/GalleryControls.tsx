import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import type { ArtifactType } from '../generated/graphql';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { from, space } from '../ui/theme';
import { artifactTypeLabels, isArtifactType } from './artifact-types';
import { FilterSelect } from './FilterSelect';
import { isArtifactOrder, orderLabels, readChanges, type GalleryFilters } from './gallery-filters';
import { SearchBox } from './SearchBox';

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

  return (
    // Restored values, after a reload for example, would look like input.
    <Row
      ref={form}
      role="search"
      action={paths.allArtifacts}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox q={filters.q} onSearch={(q) => onChange({ q })} />
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
        onChange={(order) => onChange({ order: isArtifactOrder(order) ? order : 'NEWEST' })}
      >
        {Object.entries(orderLabels).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  gap: ${space.sm} ${space.md};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: ${from.tablet}) {
    grid-template-columns: 2fr 1fr 1fr;
    grid-auto-flow: column;
    align-items: end;
    & > :first-child {
      grid-column: auto;
    }
  }
`;
