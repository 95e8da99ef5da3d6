import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { useArtifactTypesQuery } from '../generated/graphql';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Select } from '../ui/Field';
import { from, space } from '../ui/theme';
import { artifactTypeLabels, isArtifactType } from './artifact-types';
import { ControlLabel } from './ControlLabel';
import { isArtifactOrder, orderLabels, readChanges, type GalleryFilters } from './gallery-filters';
import { SearchBox } from './SearchBox';

interface GalleryControlsProps {
  filters: GalleryFilters;
  onChange: (part: Partial<GalleryFilters>) => void;
}

/** The server answers this form too: before hydration, and without JavaScript. */
export function GalleryControls({ filters, onChange }: GalleryControlsProps) {
  const typeId = useId();
  const orderId = useId();
  const { data: found } = useArtifactTypesQuery();
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
      <ControlLabel htmlFor={typeId}>
        Type
        <Select
          id={typeId}
          name="type"
          value={filters.type}
          onChange={({ target }) =>
            onChange({ type: isArtifactType(target.value) ? target.value : '' })
          }
        >
          <option value="">All Types</option>
          {found?.artifactTypes.map(({ type }) => (
            <option key={type} value={type}>
              {artifactTypeLabels[type]}
            </option>
          ))}
        </Select>
      </ControlLabel>
      <ControlLabel htmlFor={orderId}>
        Order
        <Select
          id={orderId}
          name="order"
          value={filters.order}
          onChange={({ target }) =>
            onChange({ order: isArtifactOrder(target.value) ? target.value : 'NEWEST' })
          }
        >
          {Object.entries(orderLabels).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </ControlLabel>
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
