import styled from 'styled-components';
import { paths } from '../paths';
import { Disclosure } from '../ui/Disclosure';
import { color, space } from '../ui/theme';
import type { GalleryFilters } from './gallery-filters';
import { feedAddress, listAddress, queryAddress } from './list-addresses';

/** The list of the gallery in the forms that programs read. Its links need no script. */
export function ListForms({ shown }: { shown: GalleryFilters }) {
  return (
    <DataForms className="screen-only">
      <summary>Use this data</summary>
      <List>
        <li>
          <a href={listAddress(paths.exportIn('csv'), shown)}>CSV</a> for spreadsheets
        </li>
        <li>
          <a href={listAddress(paths.exportIn('ndjson'), shown)}>NDJSON</a> for programs
        </li>
        <li>
          <a href={feedAddress(shown)}>Feed</a> of what is new in this list
        </li>
        <li>
          <a href={queryAddress(shown)}>Open in the API explorer</a>
        </li>
      </List>
    </DataForms>
  );
}

const DataForms = styled(Disclosure)`
  margin-top: ${space.xl};
  padding-top: ${space.md};
  border-top: 1px solid ${color.line};
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${space.xs};
  }
`;
