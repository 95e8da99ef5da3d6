import { useNextPage } from '../loaders/useNextPage';
import { HiddenFacts } from '../own/HiddenFacts';
import { ShowMore } from '../artifacts/ShowMore';
import {
  type HiddenArtifactsQuery,
  useHiddenArtifactsQuery,
  useOpenReportsQuery,
} from '../generated/graphql';
import * as titles from '../page-titles';
import { Button } from '../ui/Button';
import { FailedState } from '../ui/FailedState';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { SkeletonRows } from '../ui/Skeleton';
import { usePageTitle } from '../ui/usePageTitle';
import { byArtifact } from './by-artifact';
import { JudgedArtifact } from './JudgedArtifact';
import { ModerationList } from './ModerationList';
import { OnlyModerators } from './OnlyModerators';
import { ReportedArtifact } from './ReportedArtifact';
import { UndescribedPictures } from './UndescribedPictures';
import { useDecisions } from './useDecisions';

/** Open reports, hidden artifacts, and pictures without a description. */
export function ModerationPage() {
  return (
    <OnlyModerators>
      <Moderation />
    </OnlyModerators>
  );
}

function Moderation() {
  usePageTitle(titles.moderation);
  return (
    <Page>
      <PageHeading>{titles.moderation}</PageHeading>
      <OpenReports />
      <HiddenArtifacts />
      <UndescribedPictures />
    </Page>
  );
}

const REPORTS = ['report', 'reports'] as const;

function OpenReports() {
  const { data, error, refetch, fetchMore } = useOpenReportsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const next = useNextPage(data?.reports, fetchMore);
  return (
    <ModerationList
      title="Open reports"
      count={data?.reports.totalCount}
      empty="No report is open."
    >
      {error && !data && (
        <FailedState message="Failed to fetch the reports." onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows count={3} label="Loading reports" />}
      {data &&
        byArtifact(data.reports.edges.map(({ node }) => node)).map(({ artifact, reports }) => (
          <ReportedArtifact key={artifact.id} artifact={artifact} reports={reports} />
        ))}
      <ShowMore next={next} shown={data?.reports.edges.length ?? 0} nouns={REPORTS} />
    </ModerationList>
  );
}

function HiddenArtifacts() {
  const { data, error, refetch, fetchMore } = useHiddenArtifactsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const next = useNextPage(data?.hiddenArtifacts, fetchMore);
  return (
    <ModerationList
      title="Hidden artifacts"
      count={data?.hiddenArtifacts.totalCount}
      empty="No artifact is hidden."
    >
      {error && !data && (
        <FailedState
          message="Failed to fetch the hidden artifacts."
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows count={3} label="Loading hidden artifacts" />}
      {data?.hiddenArtifacts.edges.map(({ node }) => (
        <HiddenArtifact key={node.id} artifact={node} />
      ))}
      <ShowMore next={next} shown={data?.hiddenArtifacts.edges.length ?? 0} />
    </ModerationList>
  );
}

type Hidden = HiddenArtifactsQuery['hiddenArtifacts']['edges'][number]['node'];

function HiddenArtifact({ artifact }: { artifact: Hidden }) {
  const { isBusy, show } = useDecisions();
  return (
    <JudgedArtifact
      artifact={artifact}
      isHidden
      isOwn={artifact.viewerIsOwner}
      decision={(nameId) => (
        <div>
          <Button
            $small
            $tone="quiet"
            aria-describedby={nameId}
            aria-disabled={isBusy || undefined}
            onClick={() => void show(artifact.id)}
          >
            Show again
          </Button>
        </div>
      )}
    >
      <HiddenFacts
        artifact={artifact}
        hiddenBy={artifact.hiddenBy ?? 'the operator'}
        answerLabel="The owner’s answer"
      />
    </JudgedArtifact>
  );
}
