import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { browseKeyPath } from '../../common/public-paths';
import { color, radius, space } from '../ui/theme';
import type { BrowseFactView } from './browse-loaders';

type View = NonNullable<BrowseFactView>;

/** So many values are seen at a glance. */
const FEW_VALUES = 30;
/** A script with more signs than an alphabet has no letters to jump by. */
const MOST_LETTERS = 60;

/** Whether the values stand under letters. */
export const isLong = ({ totalCount, initials }: View): boolean =>
  totalCount > FEW_VALUES && initials.length > 1 && initials.length <= MOST_LETTERS;

export const letterId = (initial: string): string => `letter-${initial}`;

/** Leads to the values under each letter, on this page or on the page that begins with it. */
export function Letters({ of }: { of: View }) {
  if (!isLong(of)) return null;
  const { fact, initials, edges, pageInfo } = of;
  const isWhole = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage;
  const shown = new Set(edges.map(({ node }) => node.initial));
  return (
    <nav aria-label="Letters">
      <List>
        {initials.map(({ initial, after }) => (
          <li key={initial}>
            {isWhole ? (
              <a href={`#${encodeURIComponent(letterId(initial))}`}>{initial}</a>
            ) : (
              <Link
                to={{
                  pathname: browseKeyPath(fact.key),
                  search: after === null ? '' : `?${new URLSearchParams({ after }).toString()}`,
                }}
                aria-current={shown.has(initial) ? 'true' : undefined}
              >
                {initial}
              </Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: 0;
  /* The first letter stands below the heading. */
  margin-inline-start: -0.75rem;
  list-style: none;
  a {
    display: grid;
    place-items: center;
    min-width: 2.25rem;
    min-height: 2.25rem;
    border-radius: ${radius.md};
    color: ${color.accent};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: ${color.amber};
    }
    &[aria-current] {
      background: ${color.amber};
      color: ${color.ink};
    }
  }
`;
