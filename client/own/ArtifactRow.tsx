import { useId } from 'react';
import styled from 'styled-components';
import type { ArtifactRow_ArtifactFragment } from '../generated/graphql';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { formatCount } from '../ui/format-count';
import { space } from '../ui/theme';
import { typeLabel } from '../artifacts/declared-record';
import { ReviewState } from '../artifacts/ReviewState';
import { columnLabels } from './column-labels';
import { ArtifactThumbnail } from '../artifacts/ArtifactThumbnail';

interface ArtifactRowProps {
  artifact: ArtifactRow_ArtifactFragment;
  onDelete: (artifact: ArtifactRow_ArtifactFragment) => void;
}

/** Owner and editors get Update, and the owner Delete. */
export function ArtifactRow({ artifact, onDelete }: ArtifactRowProps) {
  const { id, artifactName, viewerCanEdit, viewerIsOwner } = artifact;
  const nameId = useId();
  const columns = columnLabels();
  return (
    <tr role="row">
      <td role="cell" data-column={columns.image}>
        <ArtifactThumbnail
          image={artifact.image}
          picture={artifact.picture}
          alt={artifact.imageAlt ?? artifactName}
        />
      </td>
      <td role="cell" data-column={columns.artifactName} id={nameId}>
        <strong dir="auto">{artifactName}</strong>
        <ReviewState artifact={artifact} />
      </td>
      <td role="cell" data-column={columns.artifactType}>
        {typeLabel(artifact.artifactType)}
      </td>
      <td role="cell" data-column={columns.createdAt}>
        <span dir="auto">{artifact.createdAt}</span>
      </td>
      <td role="cell" data-column={columns.likes}>
        {formatCount(artifact.likeCount)}
      </td>
      <td role="cell" data-column={columns.presentLocation}>
        <span dir="auto">{artifact.presentLocation}</span>
      </td>
      <td role="cell" data-column={columns.actions}>
        <Actions>
          <ButtonLink $small $tone="quiet" to={paths.artifact(id)} aria-describedby={nameId}>
            View
          </ButtonLink>
          {viewerCanEdit && (
            <ButtonLink
              $small
              $tone="quiet"
              to={paths.updateArtifact(id)}
              aria-describedby={nameId}
            >
              Update
            </ButtonLink>
          )}
          {viewerIsOwner && (
            <Button
              $small
              $tone="danger"
              aria-describedby={nameId}
              onClick={() => onDelete(artifact)}
            >
              Delete
            </Button>
          )}
        </Actions>
      </td>
    </tr>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
