import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { SHEET_DAYS } from '../../common/sheet-limits';
import { type SheetPageQuery, useSheetPageQuery } from '../generated/graphql';
import * as titles from '../page-titles';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { ButtonLink } from '../ui/Button';
import { DayOf } from '../ui/DayOf';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Page, Small } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Spinner } from '../ui/Spinner';
import { space } from '../ui/theme';
import { usePageTitle } from '../ui/usePageTitle';
import { SheetColumns } from './SheetColumns';
import { SheetRows } from './SheetRows';
import { SheetWork } from './SheetWork';
import { useColumnChoices } from './useColumnChoices';

/** A sheet of the member: what its columns give, what its rows do, and the ways to apply and undo it. */
export function SheetPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <BackLink to={paths.sheets}>Your sheets</BackLink>
      <SheetWithId key={id} id={id} />
    </Page>
  );
}

type Sheet = Extract<SheetPageQuery['node'], { columns: unknown }>;

function SheetWithId({ id }: { id: string }) {
  const { data, error, refetch } = useSheetPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.node && 'columns' in data.node ? data.node : null;
  usePageTitle(data && titles.sheet(found));
  if (found) return <OpenSheet sheet={found} allowance={data?.viewer?.allowance.artifacts} />;
  if (data) return <NoSheet />;
  return (
    <>
      <PageHeading>Sheet</PageHeading>
      {error ? (
        <FailedState message="Failed to fetch the sheet." onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the sheet" />
      )}
    </>
  );
}

function NoSheet() {
  return (
    <>
      <PageHeading>{titles.sheet(null)}</PageHeading>
      <EmptyState
        title="You have no such sheet"
        text={`A sheet that is not applied is kept for ${SHEET_DAYS} days.`}
      >
        <ButtonLink to={paths.sheets}>Your sheets</ButtonLink>
      </EmptyState>
    </>
  );
}

interface OpenSheetProps {
  sheet: Sheet;
  /** How many artifacts the member may still add today; null without a limit. */
  allowance: number | null | undefined;
}

function OpenSheet({ sheet, allowance }: OpenSheetProps) {
  const choices = useColumnChoices(sheet);
  return (
    <>
      <Head>
        <PageHeading dir="auto">{sheet.name}</PageHeading>
        <Small>
          <span>Given on </span>
          <DayOf instant={sheet.uploadedAt} />
        </Small>
      </Head>
      {sheet.state === 'READY' && <SheetColumns choices={choices} />}
      <SheetWork
        sheet={sheet}
        allowance={allowance ?? null}
        hasUnseenChoices={choices.changed.length > 0}
      />
      <SheetRows sheet={sheet} seen={choices.seen} />
    </>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;
