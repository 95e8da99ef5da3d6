import styled from 'styled-components';
import { useNextPage } from '../../loaders/useNextPage';
import {
  useArtifactHistoryQuery,
  type ArtifactDetail_ArtifactFragment,
} from '../../generated/graphql';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { passFocusUp } from '../../ui/pass-focus';
import { Spinner } from '../../ui/Spinner';
import { space } from '../../ui/theme';
import { RevisionItem } from './RevisionItem';
import { useRestoreVersion } from './useRestoreVersion';

/** The changes of an artifact, the last first. */
export function ArtifactHistory({ artifact }: { artifact: ArtifactDetail_ArtifactFragment }) {
  const { data, error, refetch, fetchMore } = useArtifactHistoryQuery({
    variables: { artifactId: artifact.id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const restore = useRestoreVersion(artifact);
  const history = data?.artifactHistory;
  const next = useNextPage(history ?? undefined, fetchMore);

  if (error && !history) {
    return <FailedState message="Failed to fetch the history." onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label="Loading the history" />;
  if (!history) return <p>There is no history.</p>;
  return (
    <>
      <List>
        {history.edges.map(({ node }) => (
          <RevisionItem
            key={node.id}
            revision={node}
            onRestore={
              history.viewerCanRestore && !node.isCurrent && node.kind !== 'DELETED'
                ? () => void restore(node.id)
                : undefined
            }
          />
        ))}
      </List>
      {next.exists && (
        <More>
          {next.state === 'failed' && <p role="alert">Failed to fetch more changes.</p>}
          <Button
            ref={passFocusUp}
            $tone="quiet"
            aria-disabled={next.state === 'loading'}
            onClick={() => void next.load()}
          >
            Show older changes
          </Button>
        </More>
      )}
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.md};
  padding: 0;
  list-style: none;
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
`;
