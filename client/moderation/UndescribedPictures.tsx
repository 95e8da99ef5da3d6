import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useNextPage } from '../loaders/useNextPage';
import { ArtifactThumbnail } from '../artifacts/ArtifactThumbnail';
import { describedShare } from '../own/described/described-share';
import { ShowMore } from '../artifacts/ShowMore';
import {
  type UndescribedPicture_ArtifactFragment,
  useUndescribedPicturesQuery,
} from '../generated/graphql';
import { paths } from '../paths';
import { FailedState } from '../ui/FailedState';
import { Small } from '../ui/Page';
import { SkeletonRows } from '../ui/Skeleton';
import { color, space } from '../ui/theme';
import { ModerationList } from './ModerationList';

/** How many pictures of the catalogue are described, and which are not. */
export function UndescribedPictures() {
  const { data, error, refetch, fetchMore } = useUndescribedPicturesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data?.undescribed;
  const next = useNextPage(list, fetchMore);
  return (
    <ModerationList
      title="Pictures without a description"
      count={list?.totalCount}
      empty="Every picture has a description."
    >
      {error && !data && (
        <FailedState message="Failed to fetch the pictures." onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows count={3} label="Loading pictures" />}
      {list && list.totalCount > 0 && (
        <p>{`${describedShare(data.all.totalCount, list.totalCount)}.`}</p>
      )}
      {list?.edges.map(({ node }) => (
        <UndescribedPicture key={node.id} artifact={node} />
      ))}
      <ShowMore next={next} shown={list?.edges.length ?? 0} />
    </ModerationList>
  );
}

function UndescribedPicture({ artifact }: { artifact: UndescribedPicture_ArtifactFragment }) {
  const { id, artifactName, userName, image, picture } = artifact;
  return (
    <Entry>
      <ArtifactThumbnail image={image} picture={picture} alt="" />
      <div>
        <Link to={paths.artifact(id)} dir="auto">
          {artifactName}
        </Link>
        <Small>
          Added by <bdi>{userName}</bdi>
        </Small>
      </div>
    </Entry>
  );
}

const Entry = styled.article`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space.md};
  padding-bottom: ${space.md};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;
