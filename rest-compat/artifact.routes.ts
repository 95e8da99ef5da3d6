import { typeOfLabel } from '../common/artifact-types';
import { fieldsThatMayBeEmpty } from '../common/record-fields';
import { artifactNotFound } from '../server/base/errors';
import { artifactTypeIsKnown, optionalUserEmailIsViewer, requireEditableArtifact } from './guards';
import { lastInstantOf, lastModified } from './http-date';
import {
  artifactId,
  artifactResponse,
  artifactsResponse,
  idempotencyKey,
  ifUnmodifiedSince,
  listParameters,
  memberEmail,
  numberedResponse,
  response,
} from './openapi/documentation';
import { INPUT_FIELDS } from './openapi/schemas';
import * as operations from './generated/operations';
import { presentAdded, presentArtifact, presentDeleted, presentUpdated } from './present';
import { call, list, type Route } from './route';
import type { RouteContext } from './route-context';

const id = ({ params }: RouteContext) => ({ id: params['id'] });

/** The schema refuses what is no instant. */
const filter = ({ query }: RouteContext) => ({ filter: { updatedSince: query['updatedSince'] } });

const memberList = ({ params, query }: RouteContext) => ({
  email: params['email'],
  updatedSince: query['updatedSince'],
});

/**
 * The body as an `ArtifactInput`. An unknown display text becomes the type null, and a `userEmail` that is
 * no text is passed on although the schema has no such field. The schema refuses both, and its error also
 * names every other invalid field.
 */
function input({ body, record }: RouteContext) {
  const { userEmail } = body;
  const isText = typeof userEmail === 'string' && userEmail.trim() !== '';
  const written = Object.fromEntries(
    INPUT_FIELDS.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  return {
    input: {
      ...written,
      ...('artifactType' in body && {
        artifactType: typeOfLabel(record.types, body['artifactType']),
      }),
      ...(userEmail != null && !isText && { userEmail }),
    },
  };
}

/** The body of a new artifact, whose absent texts are empty where they may be. */
function newInput(context: RouteContext) {
  const mayBeEmpty = fieldsThatMayBeEmpty(context.record.fields).map((name) => [name, ''] as const);
  return { input: { ...Object.fromEntries(mayBeEmpty), ...input(context).input } };
}

const readOne = (path: string, operationId: string, summary: string) =>
  call({
    method: 'GET',
    path,
    who: 'anyone',
    operation: operations.OneArtifactDocument,
    variables: id,
    present({ artifact }, { record }) {
      if (artifact === null) throw artifactNotFound();
      return presentArtifact(artifact, record.types);
    },
    headers: ({ artifact }) => (artifact ? lastModified(artifact.updatedAt) : {}),
    documentation: {
      id: operationId,
      summary,
      parameters: [artifactId('id')],
      response: artifactResponse,
      statuses: [304, 404],
    },
  });

/** The routes that read and write artifacts. */
export const artifactRoutes: readonly Route[] = [
  call({
    method: 'GET',
    path: '/mostliked',
    who: 'anyone',
    operation: operations.MostLikedDocument,
    variables: () => ({}),
    present: ({ mostLikedArtifacts }, { record }) =>
      mostLikedArtifacts.map((artifact) => presentArtifact(artifact, record.types)),
    documentation: {
      id: 'listMostLiked',
      summary: 'The artifacts that most members like',
      response: artifactsResponse,
      statuses: [304],
    },
  }),
  list({
    path: '/allartifacts',
    who: 'anyone',
    operation: operations.AllArtifactsDocument,
    variables: filter,
    page: ({ artifacts }) => artifacts,
    count: async (context) =>
      (await context.run(operations.CountArtifactsDocument, filter(context))).artifacts.totalCount,
    numbered: {
      operation: operations.CursorsOfArtifactsDocument,
      cursors: ({ artifacts }) => artifacts.pageInfo,
    },
    documentation: {
      id: 'listArtifacts',
      summary: 'The whole catalogue, last added first',
      description:
        'The whole list is streamed. A response that ends before its closing bracket is incomplete.',
      query: listParameters,
      response: numberedResponse,
      statuses: [304],
    },
  }),
  readOne('/allartifacts/:id', 'readArtifact', 'One artifact'),
  call({
    method: 'POST',
    path: '/shareartifacts',
    who: 'members',
    guards: [optionalUserEmailIsViewer, artifactTypeIsKnown],
    operation: operations.AddArtifactDocument,
    variables: (context) => ({
      ...newInput(context),
      idempotencyKey: context.headers['idempotency-key'],
    }),
    present: ({ addArtifact }) => presentAdded(addArtifact.artifact.id),
    status: 201,
    documentation: {
      id: 'addArtifact',
      summary: 'Add an artifact',
      description: 'The caller owns it. A `userEmail` other than the token’s is refused.',
      headers: [idempotencyKey],
      body: 'ArtifactInput',
      response: response('The artifact was added.', 'Added'),
      statuses: [403, 413, 415],
    },
  }),
  readOne('/shareartifacts/:id', 'readSharedArtifact', 'One artifact, for the update form'),
  call({
    method: 'DELETE',
    path: '/shareartifacts/:id',
    who: 'members',
    operation: operations.DeleteArtifactDocument,
    variables: id,
    present: ({ deleteArtifact }) => presentDeleted(deleteArtifact.deletedCount),
    documentation: {
      id: 'deleteArtifact',
      summary: 'Delete an artifact of one’s own',
      parameters: [artifactId('id')],
      response: response('The artifact does not exist any more.', 'Deleted'),
      statuses: [403, 413, 415],
    },
  }),
  list({
    path: '/shareartifacts/email/:email',
    who: 'members',
    operation: operations.ArtifactsOfMemberDocument,
    variables: memberList,
    page: ({ artifactsByUser }) => artifactsByUser,
    count: async (context) => {
      const { artifactsByUser } = await context.run(
        operations.CountArtifactsOfMemberDocument,
        memberList(context),
      );
      return artifactsByUser.totalCount;
    },
    numbered: {
      operation: operations.CursorsOfArtifactsOfMemberDocument,
      cursors: ({ artifactsByUser }) => artifactsByUser.pageInfo,
    },
    documentation: {
      id: 'listArtifactsOfMember',
      summary: 'What a member added, last added first',
      parameters: [memberEmail],
      query: listParameters,
      response: numberedResponse,
      statuses: [304],
    },
  }),
  call({
    method: 'PUT',
    path: '/updateartifacts/:id',
    who: 'members',
    guards: [optionalUserEmailIsViewer, artifactTypeIsKnown],
    operation: operations.UpdateArtifactDocument,
    variables: (context) => ({
      ...id(context),
      ...input(context),
      basedOn: lastInstantOf(context.headers['if-unmodified-since']),
    }),
    authorizeRefusedInput: requireEditableArtifact,
    present: ({ updateArtifact }) => presentUpdated(updateArtifact.modifiedCount),
    documentation: {
      id: 'updateArtifact',
      summary: 'Change an artifact of one’s own; editors change others, too',
      description:
        'If `description` is left out, the artifact keeps its description. With If-Unmodified-Since, a later change is not overwritten: the response is 412.',
      parameters: [artifactId('id')],
      headers: [ifUnmodifiedSince],
      body: 'ArtifactUpdate',
      response: response('The artifact was changed.', 'Updated'),
      statuses: [403, 404, 412, 413, 415],
    },
  }),
];
