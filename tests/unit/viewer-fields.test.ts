import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLObjectType } from 'graphql';
import { viewerFieldsOfArtifact, viewerFieldsOfQuery } from '../../client/apollo/viewer-fields';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));

/** The fields that are the same for everybody. A sign-out leaves them in the client's cache. */
const publicFields = {
  Query: [
    'artifactChanges',
    'artifactTypes',
    'autocomplete',
    'browsableFacts',
    'civilizationText',
    'artifacts',
    'factTerm',
    'factValues',
    'mostLikedArtifacts',
    'node',
    'nodes',
    'policy',
  ],
  Artifact: [
    'addedAt',
    'artifactName',
    'artifactType',
    'artifactTypeLabel',
    'contributor',
    'createdAt',
    'description',
    'discoveredAt',
    'discoveredBy',
    'factLinks',
    'helpers',
    'historicalContext',
    'id',
    'image',
    'imageAlt',
    'imageCaption',
    'likeCount',
    'made',
    'picture',
    'pictureCount',
    'pictures',
    'presentLocation',
    'related',
    'relatedRows',
    'rights',
    'updatedAt',
    'userName',
    'viewCount',
  ],
};

const viewerFields = { Query: viewerFieldsOfQuery, Artifact: viewerFieldsOfArtifact };

test.each(['Query', 'Artifact'] as const)(
  'every field of %s is either public or removed from the cache at a sign-out',
  (name) => {
    const type = schema.getType(name);
    const fields = type instanceof GraphQLObjectType ? Object.keys(type.getFields()) : [];
    expect([...publicFields[name], ...viewerFields[name]].sort()).toEqual(fields.sort());
  },
);
