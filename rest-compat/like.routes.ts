import { artifactNotFound } from '../server/base/errors';
import { pathEmailIsViewer, userEmailIsViewer } from './guards';
import { artifactId, artifactsResponse, ownEmail, response } from './openapi/documentation';
import * as operations from './generated/operations';
import { presentLiked } from './present';
import { call, list, type Route } from './route';
import type { RouteContext } from './route-context';

const artifactIdVariable = ({ params }: RouteContext) => ({ artifactId: params['artifactId'] });

/** The routes that read and write the caller's likes. */
export const likeRoutes: readonly Route[] = [
  call({
    method: 'GET',
    path: '/likedartifacts/check/:artifactId/:email',
    who: 'members',
    guards: [pathEmailIsViewer],
    operation: operations.LikeCheckDocument,
    variables: artifactIdVariable,
    present({ artifact }) {
      if (artifact === null) throw artifactNotFound();
      return presentLiked(artifact.viewerHasLiked);
    },
    documentation: {
      id: 'checkLike',
      summary: 'Whether the caller likes an artifact',
      parameters: [artifactId('artifactId'), ownEmail],
      response: response('Whether the caller likes the artifact.', 'Liked'),
      statuses: [304, 403, 404],
    },
  }),
  list({
    path: '/likedartifacts/user/:email',
    who: 'members',
    guards: [pathEmailIsViewer],
    operation: operations.LikedArtifactsDocument,
    variables: () => ({}),
    page: ({ viewer }) => viewer?.likedArtifacts,
    count: async ({ run }) => {
      const { viewer } = await run(operations.CountLikedArtifactsDocument, {});
      return viewer?.likedArtifacts.totalCount ?? 0;
    },
    documentation: {
      id: 'listLikedArtifacts',
      summary: 'What the caller likes, last liked first',
      parameters: [ownEmail],
      response: artifactsResponse,
      statuses: [304, 403],
    },
  }),
  call({
    method: 'PATCH',
    path: '/like/:artifactId',
    who: 'members',
    guards: [userEmailIsViewer],
    operation: operations.ToggleLikeDocument,
    variables: artifactIdVariable,
    present: ({ toggleLike }) => toggleLike,
    documentation: {
      id: 'toggleLike',
      summary: 'Like an artifact, or take the like back',
      parameters: [artifactId('artifactId')],
      body: 'Member',
      response: response('The like as it is now.', 'Toggled'),
      statuses: [403, 404, 413, 415],
    },
  }),
  call({
    method: 'PATCH',
    path: '/unlike/:artifactId',
    who: 'members',
    guards: [userEmailIsViewer],
    operation: operations.UnlikeDocument,
    variables: artifactIdVariable,
    present: ({ unlikeArtifact }) => unlikeArtifact,
    documentation: {
      id: 'unlikeArtifact',
      summary: 'Take a like back',
      parameters: [artifactId('artifactId')],
      body: 'Member',
      response: response('Whether a like was taken back.', 'Unliked'),
      statuses: [403, 404, 413, 415],
    },
  }),
];
