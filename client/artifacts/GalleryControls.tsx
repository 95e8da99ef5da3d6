import { useId } from 'react';
import styled from 'styled-components';
import { useArtifactTypesQuery } from '../generated/graphql';
import { Select } from '../ui/Field';
import { from, space } from '../ui/theme';
import { artifactTypeLabels, isArtifactType } from './artifact-types';
import { ControlLabel } from './ControlLabel';
import { isArtifactOrder, orderLabels, type GalleryFilters } from './gallery-filters';
import { SearchBox } from './SearchBox';

interface GalleryControlsProps {
  filters: GalleryFilters;
  onChange: (part: Partial<GalleryFilters>) => void;
}

export function GalleryControls({ filters, onChange }: GalleryControlsProps) {
  const typeId = useId();
  const orderId = useId();
  const { data: found } = useArtifactTypesQuery();
  return (
    <Row role="search" onSubmit={(event) => event.preventDefault()}>
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
    & > :first-child {
      grid-column: auto;
    }
  }
`;
