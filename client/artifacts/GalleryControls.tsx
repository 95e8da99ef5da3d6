import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Input, Select } from '../ui/Field';
import { from, size, space } from '../ui/theme';
import { artifactTypeLabels, isArtifactType } from './artifact-types';
import { orderLabels, type GalleryFilters } from './gallery-filters';
import type { ArtifactOrder, ArtifactType } from '../generated/graphql';

const pauseMs = 200;

interface GalleryControlsProps {
  filters: GalleryFilters;
  /** The types found in the data. */
  types: ArtifactType[];
  onChange: (part: Partial<GalleryFilters>) => void;
}

export function GalleryControls({ filters, types, onChange }: GalleryControlsProps) {
  const typeId = useId();
  const orderId = useId();
  return (
    <Row role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox q={filters.q} onSearch={(q) => onChange({ q })} />
      <Label htmlFor={typeId}>
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
          {types.map((type) => (
            <option key={type} value={type}>
              {artifactTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Label>
      <Label htmlFor={orderId}>
        Order
        <Select
          id={orderId}
          name="order"
          value={filters.order}
          onChange={({ target }) => onChange({ order: target.value as ArtifactOrder })}
        >
          {Object.entries(orderLabels).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </Label>
    </Row>
  );
}

/** Searches while one types. The box follows the address when that changes without it. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(q);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    if (box.current) box.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleInput(text: string) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, pauseMs);
  }

  return (
    <Label htmlFor={id}>
      Search
      <Input
        ref={box}
        id={id}
        type="search"
        name="q"
        placeholder="Search by name"
        autoComplete="off"
        defaultValue={q}
        onChange={({ target }) => handleInput(target.value)}
      />
    </Label>
  );
}

const Row = styled.form`
  display: grid;
  gap: ${space.md};
  @media (min-width: ${from.tablet}) {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

const Label = styled.label`
  display: grid;
  gap: ${space.xs};
  font-size: ${size.sm};
  font-weight: 600;
  ${Input}, ${Select} {
    font-size: ${size.md};
    font-weight: 400;
  }
`;
