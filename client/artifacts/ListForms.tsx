import styled from 'styled-components';
import { color, size, space } from '../ui/theme';
import type { GalleryFilters } from './gallery-filters';
import { feedAddress, listAddress, queryAddress } from './list-addresses';

/** The list of the gallery in the forms that programs read. Its links need no script. */
export function ListForms({ shown }: { shown: GalleryFilters }) {
  return (
    <List aria-label="This list for programs" className="screen-only">
      <li>
        Download: <a href={listAddress('/export.csv', shown)}>CSV</a>,{' '}
        <a href={listAddress('/export.ndjson', shown)}>NDJSON</a>
      </li>
      <li>
        <a href={feedAddress(shown)}>Feed</a>
      </li>
      <li>
        <a href={queryAddress(shown)}>The query behind this page</a>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  margin-top: ${space.xl};
  padding: ${space.md} 0 0;
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${size.sm};
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
`;
