import { pickInput } from './fields';
import { knownType, ownArtifact, ownEmailInPath, ownUserEmail, ownUserEmailIfAny } from './guards';
import * as operations from './operations';
import {
  presentAdded,
  presentArtifact,
  presentDeleted,
  presentLiked,
  presentUpdated,
} from './present';
import { call, type Exchange, list, type Route } from './route';
import { noSuchArtifact } from './status';

const none = () => ({});
const id = ({ params }: Exchange) => ({ id: params['id'] });
const artifactId = ({ params }: Exchange) => ({ artifactId: params['artifactId'] });

/**
 * The artifact in a body. A `userEmail` that is no address goes along: the schema has no such
 * field, so it refuses the input, and tells what else is wrong with it. Nor does an unknown display
 * text pass as a type.
 */
function input({ body, vocabulary }: Exchange) {
  const { userEmail } = body;
  const isText = typeof userEmail === 'string' && userEmail.trim() !== '';
  return {
    input: {
      ...pickInput(body),
      ...('artifactType' in body && { artifactType: vocabulary.typeOf(body['artifactType']) }),
      ...(userEmail != null && !isText && { userEmail }),
    },
  };
}

function found<Item>(item: Item | null): Item {
  if (item === null) throw noSuchArtifact();
  return item;
}

/** The documented calls, in the order of the specification's section 7. */
export const routes: readonly Route[] = [
  call({
    method: 'GET',
    path: '/mostliked',
    who: 'anyone',
    operation: operations.mostLiked,
    variables: none,
    present: ({ mostLikedArtifacts }, vocabulary) =>
      mostLikedArtifacts.map((artifact) => presentArtifact(artifact, vocabulary)),
  }),
  list({
    path: '/allartifacts',
    who: 'anyone',
    operation: operations.allArtifacts,
    variables: none,
    page: ({ artifacts }) => artifacts,
  }),
  ...['/allartifacts/:id', '/shareartifacts/:id'].map((path) =>
    call({
      method: 'GET',
      path,
      who: 'anyone',
      operation: operations.oneArtifact,
      variables: id,
      present: ({ artifact }, vocabulary) => presentArtifact(found(artifact), vocabulary),
    }),
  ),
  list({
    path: '/shareartifacts/email/:email',
    who: 'members',
    operation: operations.artifactsOfMember,
    variables: ({ params }) => ({ email: params['email'] }),
    page: ({ artifactsByUser }) => artifactsByUser,
  }),
  call({
    method: 'POST',
    path: '/shareartifacts',
    who: 'members',
    guards: [ownUserEmailIfAny, knownType],
    operation: operations.addArtifact,
    variables: input,
    present: ({ addArtifact }) => presentAdded(addArtifact.artifact.id),
    status: 201,
  }),
  call({
    method: 'PUT',
    path: '/updateartifacts/:id',
    who: 'members',
    guards: [ownUserEmailIfAny, ownArtifact, knownType],
    operation: operations.updateArtifact,
    variables: (exchange) => ({ ...id(exchange), ...input(exchange) }),
    present: presentUpdated,
  }),
  call({
    method: 'DELETE',
    path: '/shareartifacts/:id',
    who: 'members',
    operation: operations.deleteArtifact,
    variables: id,
    present: ({ deleteArtifact }) => presentDeleted(deleteArtifact.deletedCount),
  }),
  call({
    method: 'GET',
    path: '/likedartifacts/check/:artifactId/:email',
    who: 'members',
    guards: [ownEmailInPath],
    operation: operations.likeCheck,
    variables: artifactId,
    present: ({ artifact }) => presentLiked(found(artifact).viewerHasLiked),
  }),
  call({
    method: 'PATCH',
    path: '/like/:artifactId',
    who: 'members',
    guards: [ownUserEmail],
    operation: operations.toggleLike,
    variables: artifactId,
    present: ({ toggleLike }) => toggleLike,
  }),
  list({
    path: '/likedartifacts/user/:email',
    who: 'members',
    guards: [ownEmailInPath],
    operation: operations.likedArtifacts,
    variables: none,
    page: ({ viewer }) => viewer?.likedArtifacts,
  }),
  call({
    method: 'PATCH',
    path: '/unlike/:artifactId',
    who: 'members',
    guards: [ownUserEmail],
    operation: operations.unlikeArtifact,
    variables: artifactId,
    present: ({ unlikeArtifact }) => unlikeArtifact,
  }),
];
