import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { publicFacts } from '../artifacts/declared-facts';
import { labelOf, typeLabel } from '../artifacts/declared-record';
import { VisuallyHidden } from '../ui/Page';
import { color, radius, size, space } from '../ui/theme';
import { clearedFilters, galleryAddress, type GalleryFilters } from './gallery-filters';
import { formatSpan, readSpan } from './gallery-years';

interface ActiveFilter {
  /** The name of the filter. */
  kind: string;
  text: string;
  /** The filters that stay when this one is removed. */
  others: GalleryFilters;
}

function activeFilters(filters: GalleryFilters): ActiveFilter[] {
  const { type } = filters;
  const made = labelOf('createdAt', 'Made');
  const years = formatSpan(readSpan(filters));
  return [
    ...(type
      ? [
          {
            kind: labelOf('artifactType', 'Type'),
            text: typeLabel(type),
            others: { ...filters, type: '' as const },
          },
        ]
      : []),
    ...(years ? [{ kind: made, text: years, others: { ...filters, from: '', to: '' } }] : []),
    ...(filters.undated
      ? [{ kind: made, text: 'no readable date', others: { ...filters, undated: '' as const } }]
      : []),
    ...publicFacts().flatMap(({ key, label }) => {
      const text = filters.facts[key];
      const others = { ...filters, facts: { ...filters.facts, [key]: '' } };
      return text ? [{ kind: label, text, others }] : [];
    }),
  ];
}

/**
 * The filters that narrow the list, besides the search. Each is a link that removes it, which also works without
 * JavaScript.
 */
export function ActiveFilters({ filters }: { filters: GalleryFilters }) {
  const active = activeFilters(filters);
  const list = useRef<HTMLUListElement>(null);
  /** The place of the link that was followed, and is gone. */
  const followed = useRef<number>(undefined);
  // Runs after the effects of the search field, which keeps its text while it has the focus.
  useEffect(() => {
    if (followed.current === undefined) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])];
    const next = links[Math.min(followed.current, links.length - 1)];
    followed.current = undefined;
    // A link that was opened in another tab is still there.
    if (document.activeElement !== document.body) return;
    (next ?? document.querySelector<HTMLElement>('main [name=q]'))?.focus();
  }, [filters]);

  if (active.length === 0) return null;
  return (
    <nav aria-label="Active filters">
      <List ref={list}>
        {active.map(({ kind, text, others }, place) => (
          <li key={`${kind} ${text}`}>
            <Chip
              data-filter
              to={galleryAddress(others)}
              preventScrollReset
              onClick={() => (followed.current = place)}
            >
              <VisuallyHidden>Remove filter: </VisuallyHidden>
              <Kind>{kind}</Kind>
              <Text dir="auto">{text}</Text>
              <Cross viewBox="0 0 12 12" aria-hidden="true">
                <path d="m2 2 8 8m0-8-8 8" />
              </Cross>
            </Chip>
          </li>
        ))}
        <li>
          <ClearAll
            to={galleryAddress(clearedFilters(filters))}
            preventScrollReset
            onClick={() => (followed.current = 0)}
          >
            Clear all
          </ClearAll>
        </li>
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  padding: 0;
  list-style: none;
  li {
    min-width: 0;
  }
`;

const Chip = styled(Link)`
  display: inline-flex;
  gap: ${space.sm};
  align-items: center;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${size.sm};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: ${color.amber};
  }
`;

const Kind = styled.span`
  color: ${color.inkSoft};
  font-weight: 400;
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Cross = styled.svg`
  flex: none;
  width: 0.625rem;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  @media print {
    display: none;
  }
`;

const ClearAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  padding-inline: ${space.sm};
  font-size: ${size.sm};
  font-weight: 600;
  @media print {
    display: none;
  }
`;
