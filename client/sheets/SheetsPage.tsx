import { useId } from 'react';
import styled from 'styled-components';
import { ShowMore } from '../artifacts/ShowMore';
import { useSheetsQuery } from '../generated/graphql';
import { useNextPage } from '../loaders/useNextPage';
import * as titles from '../page-titles';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonRows } from '../ui/Skeleton';
import { size, space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { GiveSheet } from './GiveSheet';
import { SheetTable } from './SheetTable';

const NOUNS = ['sheet', 'sheets'] as const;

/** Takes a spreadsheet, and lists those that the member has given. */
export function SheetsPage() {
  usePageTitle(titles.sheets);
  return (
    <Page>
      <header>
        <PageHeading>{titles.sheets}</PageHeading>
        <Lead>Add and change many artifacts at once, with a spreadsheet.</Lead>
      </header>
      <GiveSheet />
      <OwnSheets />
    </Page>
  );
}

function OwnSheets() {
  const titleId = useId();
  const { data, error, refetch, fetchMore } = useSheetsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.viewer?.sheets;
  const next = useNextPage(list, fetchMore);
  const sheets = list?.edges.map(({ node }) => node);
  return (
    <Section aria-labelledby={titleId}>
      <Title id={titleId}>Your sheets</Title>
      {error && !list && (
        <FailedState message="Failed to fetch your sheets." onRetry={() => void refetch()} />
      )}
      {!list && !error && <SkeletonRows count={3} label="Loading your sheets" />}
      {sheets?.length === 0 && (
        <EmptyState
          title="You have not given any sheets yet"
          text="Each one will stand here, with what became of it."
        />
      )}
      {sheets && sheets.length > 0 && <SheetTable sheets={sheets} />}
      <ShowMore next={next} shown={sheets?.length ?? 0} nouns={NOUNS} />
    </Section>
  );
}

const Lead = styled.p`
  margin-top: ${space.sm};
  font-size: ${size.lg};
`;

const Section = styled.section`
  display: grid;
  gap: ${space.md};
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space.md};
`;

const Title = styled.h2`
  font-size: ${size.section};
`;
