import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { browseKeyPath } from '../../common/public-paths';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format-count';
import { VisuallyHidden } from '../ui/Page';
import { color, from, layout, radius, shadow, size, space } from '../ui/theme';
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
      <Panel ref={panel} id={panelId} popover="auto" role="group" aria-label={label} $key={key}>
        <Head>
          <Title>{label}</Title>
          <Button $small $tone="quiet" popoverTarget={panelId} popoverTargetAction="hide">
            Done
          </Button>
        </Head>
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
      </Panel>
    </>
  );
}

/** By this name the panel stands below its button. */
const anchorOf = (key: string) => `--facet-${key}`;

/** Where a browser knows no anchors, the panel stands in the middle of the screen. */
const Panel = styled.div<{ $key: string }>`
  inset: auto 0 0;
  gap: ${space.sm};
  grid-template-rows: auto 1fr auto;
  width: 100%;
  max-width: none;
  max-height: 80vh;
  padding: ${space.lg} ${layout.gutter};
  border: 0;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.cream};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  &:popover-open {
    display: grid;
  }
  &::backdrop {
    background: ${color.shade};
  }
  @media (min-width: ${from.tablet}) {
    inset: 0;
    width: 19rem;
    max-height: min(28rem, 90vh);
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    &::backdrop {
      background: none;
    }
    @supports (top: anchor(bottom)) {
      inset: auto;
      top: calc(anchor(${({ $key }) => anchorOf($key)} bottom) + ${space.sm});
      right: anchor(${({ $key }) => anchorOf($key)} right);
      max-height: min(
        28rem,
        calc(100vh - anchor(${({ $key }) => anchorOf($key)} bottom) - ${space.md})
      );
      margin: 0;
    }
  }
`;

/** The button below which the panel stands says its name, too. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  @media (min-width: ${from.tablet}) {
    display: none;
  }
`;

const Title = styled.h2`
  font-size: ${size.lg};
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
