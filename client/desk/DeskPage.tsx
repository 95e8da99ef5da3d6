import styled from 'styled-components';
import { ShowMore } from '../artifacts/ShowMore';
import { useDeskQuery } from '../generated/graphql';
import { useNextPage } from '../loaders/useNextPage';
import * as titles from '../page-titles';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonRows } from '../ui/Skeleton';
import { layout, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { DeskEntry } from './DeskEntry';

const NOUNS = ['item', 'items'] as const;

/** What waits for the member, oldest first, with what they can do about it. */
export function DeskPage() {
  usePageTitle(titles.desk);
  const { data, error, refetch, fetchMore } = useDeskQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.viewer?.desk;
  const next = useNextPage(list, fetchMore);
  const items = list?.edges.map(({ node }) => node);
  return (
    <Page>
      <PageHeading>{titles.desk}</PageHeading>
      {error && !list && (
        <FailedState message="Failed to fetch your desk." onRetry={() => void refetch()} />
      )}
      {!list && !error && <SkeletonRows count={3} label="Loading your desk" />}
      {items?.length === 0 && (
        <EmptyState title="Your desk is empty" text="What waits for you will lie here." />
      )}
      {items && items.length > 0 && (
        <List>
          {items.map((item) => (
            <li key={[item.kind, item.artifactId, item.since].join()}>
              <DeskEntry item={item} onDecided={() => refetch().catch(() => undefined)} />
            </li>
          ))}
        </List>
      )}
      <ShowMore next={next} shown={items?.length ?? 0} nouns={NOUNS} />
    </Page>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  max-width: ${layout.prose};
  padding: 0;
  list-style: none;
`;
