import { useState } from 'react';
import styled from 'styled-components';
import { EditInSpreadsheet } from '../artifacts/EditInSpreadsheet';
import { useIsEditor } from '../artifacts/useIsEditor';
import { paths } from '../paths';
import { Disclosure } from '../ui/Disclosure';
import { color, space } from '../ui/theme';
import type { GalleryFilters } from './gallery-filters';
import { csvAddress, feedAddress, listAddress, queryAddress } from './list-addresses';

/** The list of the gallery in the forms that programs read. Its links need no script. */
export function ListForms({ shown }: { shown: GalleryFilters }) {
  const [wasOpened, setWasOpened] = useState(false);
  const isEditor = useIsEditor(wasOpened);
  return (
    <DataForms className="screen-only" onToggle={() => setWasOpened(true)}>
      <summary>Use this data</summary>
      <List>
        <li>
          <a href={csvAddress(shown)}>CSV</a> for spreadsheets
        </li>
        {isEditor && (
          <li>
            <EditInSpreadsheet address={listAddress(paths.exportIn('xlsx'), shown)} />
          </li>
        )}
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
