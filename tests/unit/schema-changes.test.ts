import { readFileSync } from 'node:fs';
import { changesForClients, entriesOf } from '../support/schema/schema-changes';

const baseline = readFileSync('tests/support/schema/baseline.graphql', 'utf8');
const present = readFileSync('schema.graphql', 'utf8');
const [, unreleased = ''] = readFileSync('docs/schema-changes.md', 'utf8').split('## Unreleased');

it('docs/schema-changes.md has an entry for each change that a client may notice', () => {
  expect(entriesOf(unreleased)).toEqual(changesForClients(baseline, present));
});

it.each([
  ['a field that is removed', /^ {2}artifactTypes:.*$/m, '', 'Query.artifactTypes was removed.'],
  [
    'an argument that becomes required',
    'email: String!): ',
    'email: String!, year: Int!): ',
    'A required arg year on Query.artifactsByUser was added.',
  ],
  [
    'a field that may become null',
    'artifactTypes: [ArtifactTypeCount!]!',
    'artifactTypes: [ArtifactTypeCount!]',
    'Query.artifactTypes changed type from [ArtifactTypeCount!]! to [ArtifactTypeCount!].',
  ],
  [
    'a default that changes',
    'first: Int = 8',
    'first: Int = 9',
    'Query.mostLikedArtifacts arg first has changed defaultValue from 8 to 9.',
  ],
])('%s needs an entry', (_, from, to, entry) => {
  const small = `
type Query {
  artifactTypes: [ArtifactTypeCount!]!
  artifactsByUser(email: String!): Int
  mostLikedArtifacts(first: Int = 8): Int
}
type ArtifactTypeCount { count: Int! }
type Other { types: ArtifactTypeCount }`;
  expect(changesForClients(small, small)).toEqual([]);
  expect(changesForClients(small, small.replace(from, to))).toEqual([entry]);
});
