import styled from 'styled-components';
import { browseKeyPath } from '../../common/public-paths';
import { ButtonLink } from '../ui/Button';
import { space } from '../ui/theme';
import type { BrowseFactView } from './browse-loaders';

/** Leads to the page of values before this one, and to the one after it. */
export function OtherPages({ of: { fact, pageInfo } }: { of: NonNullable<BrowseFactView> }) {
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = pageInfo;
  if (!hasPreviousPage && !hasNextPage) return null;
  const addressOf = (parameter: 'after' | 'before', cursor: string) =>
    `${browseKeyPath(fact.key)}?${new URLSearchParams({ [parameter]: cursor }).toString()}`;
  return (
    <Links aria-label="Pages">
      {hasPreviousPage && startCursor !== null && (
        <ButtonLink $tone="quiet" to={addressOf('before', startCursor)} rel="prev">
          Previous
        </ButtonLink>
      )}
      {hasNextPage && endCursor !== null && (
        <ButtonLink $tone="quiet" to={addressOf('after', endCursor)} rel="next">
          Next
        </ButtonLink>
      )}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  gap: ${space.md};
  justify-content: center;
  margin-block-start: ${space.md};
`;
