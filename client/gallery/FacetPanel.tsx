import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { browseKeyPath } from '../../common/public-paths';
import { formatCount } from '../ui/format-count';
import { VisuallyHidden } from '../ui/Page';
import { Popover } from '../ui/Popover';
import { color, radius, size, space } from '../ui/theme';
import { type Facet, isSameValue } from './gallery-facets';
import { galleryAddress, type GalleryFilters } from './gallery-filters';
import { Opener } from './Opener';

interface FacetPanelProps {
  facet: Facet;
  filters: GalleryFilters;
}

/**
 * A button that names the chosen value of a fact, and opens its values. Each value is a link, which keeps the
 * other filters. On a phone the values lie above the sheet with the filters.
 */
export function FacetPanel({ facet: { key, label, chosen, values }, filters }: FacetPanelProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isChosen = (value: string) => chosen !== '' && isSameValue(value, chosen);
  const found = values.find(({ value }) => isChosen(value));
  const linkTo = (value: string) =>
    galleryAddress({ ...filters, facts: { ...filters.facts, [key]: value } });
  const close = () => panel.current?.hidePopover();
  return (
    <>
      {chosen && <input type="hidden" name={key} value={chosen} />}
      <Opener panelId={panelId} anchor={anchorOf(key)}>
        {chosen && <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
        <span dir="auto">{chosen ? (found?.value ?? chosen) : label}</span>
      </Opener>
      <Values ref={panel} id={panelId} label={label} anchor={anchorOf(key)}>
        {values.length === 0 && !chosen && <p>None in this list.</p>}
        <List>
          {chosen && (
            <li>
              <Value to={linkTo('')} preventScrollReset aria-current="true" onClick={close}>
                <VisuallyHidden>Remove filter: </VisuallyHidden>
                <span dir="auto">{found?.value ?? chosen}</span>
                {found && <Count>{formatCount(found.count)}</Count>}
              </Value>
            </li>
          )}
          {values
            .filter(({ value }) => !isChosen(value))
            .map(({ value, count }) => (
              <li key={value}>
                <Value to={linkTo(value)} preventScrollReset onClick={close}>
                  <span dir="auto">{value}</span>
                  <Count>{formatCount(count)}</Count>
                </Value>
              </li>
            ))}
        </List>
        <All to={browseKeyPath(key)}>
          <span>Show all</span>
          <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
        </All>
      </Values>
    </>
  );
}

/** By this name the panel stands below its button. */
const anchorOf = (key: string) => `--facet-${key}`;

const Values = styled(Popover)`
  grid-template-rows: auto 1fr auto;
`;

const List = styled.ul`
  margin-inline: -${space.sm};
  padding: 0;
  list-style: none;
  overflow-y: auto;
`;

const Value = styled(Link)`
  display: flex;
  gap: ${space.md};
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.md};
  color: ${color.ink};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    background: ${color.amber};
  }
  &[aria-current] {
    font-weight: 600;
    &::before {
      content: '✓' / '';
    }
    span[dir] {
      flex: 1;
    }
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

const All = styled(Link)`
  justify-self: start;
  padding-block: ${space.sm};
  font-size: ${size.sm};
  font-weight: 600;
`;
