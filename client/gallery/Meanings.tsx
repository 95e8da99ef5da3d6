import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { GalleryPageQuery, SearchOfferKind } from '../generated/pages';
import { formatTotal } from '../ui/format-count';
import { space } from '../ui/theme';

type Meaning = GalleryPageQuery['artifacts']['meanings'][number];

/** What stands before the name. */
const invitations: Record<SearchOfferKind, string> = {
  ARTIFACT: 'See',
  PLACE: 'See all from',
  TYPE: 'See all of the type',
  CIVILIZATION: 'Read about',
  PERIOD: 'Show what was made',
};

/** Links to what the searched text may mean besides its words. */
export function Meanings({ meanings }: { meanings: readonly Meaning[] }) {
  if (meanings.length === 0) return null;
  return (
    <nav aria-label="Meanings of the search">
      <List>
        {meanings.map(({ kind, text, path, search }) => (
          <li key={path}>
            <MeaningLink to={path} preventScrollReset={kind !== 'CIVILIZATION'}>
              <span>{invitations[kind]}</span> <b>{text}</b>
              {search && <span>{` (${formatTotal(search.totalCount)})`}</span>}
            </MeaningLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Near the controls, so that the list begins soon. */
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  margin-block: -0.875rem;
  padding: 0;
  list-style: none;
`;

const MeaningLink = styled(Link)`
  display: inline-block;
  padding-block: 0.375rem;
`;
