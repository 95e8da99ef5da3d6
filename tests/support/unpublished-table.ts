import { buildArtifact } from './artifact';
import type { Caller } from './caller';
import { codes } from './catalogue';
import type { CallerName, Identifiers, State } from './unpublished-artifacts';

/** How a call ends, and everything that its caller is told. */
export interface Ending {
  /** A code of GraphQL, a status of REST, `null` for nothing found, and `data` for all else. */
  outcome: string;
  /** The response. Its caller knows the identifiers, so they are replaced. */
  words: string;
}

type Call = (caller: Caller, ids: Identifiers) => Promise<Ending>;
type Outcomes = Record<CallerName, string>;

/** How calls of an operation end. */
export interface Row {
  call: Call;
  /** About an artifact that never existed. */
  absent: Outcomes;
  /** About one that is not published: to all others it is one that never existed, in the same words. */
  unpublished: Partial<Record<State, Partial<Outcomes>>>;
}

const withoutIdentifiers = (text: string, { id, suggestion }: Identifiers): string =>
  text.replaceAll(`"${id}"`, '"ID"').replaceAll(suggestion, 'SUGGESTION');

const graphql =
  (query: string): Call =>
  async (caller, ids) => {
    const input = query.includes('$input') && { input: buildArtifact() };
    const { status, data, errors } = await caller.run(query, { ...ids, ...input });
    const [value] = Object.values(Object(data) as object).flat();
    return {
      outcome: codes({ errors })[0] ?? (value === null ? 'null' : 'data'),
      words: withoutIdentifiers(JSON.stringify({ status, data, errors }), ids),
    };
  };

const about = (field: string): Call => graphql(`query ($id: ID!) { ${field} }`);
const change = (field: string): Call => graphql(`mutation ($id: ID!) { ${field} { __typename } }`);
const aboutSuggestion = (kind: 'query' | 'mutation', field: string): Call =>
  graphql(`${kind} ($suggestion: ID!) { ${field} { __typename } }`);

const rest =
  (method: string, path: string, bodyOf?: (email: string) => object): Call =>
  async (caller, ids) => {
    const { data } = await caller.run('{ viewer { email } }');
    const email: string = data.viewer?.email ?? 'nobody@example.org';
    const address = path.replace(':id', ids.id).replace(':email', email);
    const response = await caller.fetch(method, address, bodyOf?.(email));
    const text = withoutIdentifiers(await response.text(), ids);
    return { outcome: String(response.status), words: `${response.status} ${text}` };
  };

/** How a call ends by who may call, from anybody to moderators. */
const anybody = (outcome: string): Outcomes => ({
  ...{ visitor: outcome, member: outcome, owner: outcome, editor: outcome },
  ...{ moderator: outcome, 'moderator who owns it': outcome },
});
const members = (outcome: string, refused = 'UNAUTHENTICATED'): Outcomes => ({
  ...anybody(outcome),
  visitor: refused,
});
const editors = (outcome: string): Outcomes => ({
  ...members(outcome),
  ...{ member: 'FORBIDDEN', owner: 'FORBIDDEN' },
});
const moderators = (outcome: string): Outcomes => ({ ...editors(outcome), editor: 'FORBIDDEN' });

/** Who reads what waits. */
const readers = (outcome: string): Partial<Outcomes> => ({
  ...{ owner: outcome, editor: outcome },
  ...{ moderator: outcome, 'moderator who owns it': outcome },
});
const owners = (outcome: string, others?: string): Partial<Outcomes> => ({
  ...(others && { editor: others, moderator: others }),
  ...{ owner: outcome, 'moderator who owns it': outcome },
});
const otherEditors = (outcome: string): Partial<Outcomes> => ({
  ...{ editor: outcome, moderator: outcome },
  'moderator who owns it': 'FORBIDDEN',
});
const otherModerators = (outcome: string): Partial<Outcomes> => ({
  ...{ moderator: outcome, 'moderator who owns it': 'FORBIDDEN' },
});

/** While it waits, also after it was sent back. */
const waiting = (outcomes: Partial<Outcomes>) => ({ WAITING: outcomes, SENT_BACK: outcomes });
const nobody = {};

const legacyBody = () => ({ ...buildArtifact(), artifactType: 'Tools' });
const INPUT = '$id: ID!, $input: ArtifactInput!';
const PICTURE = 'https://example.org/a.png';

/** Each operation that takes the identifier of an artifact, or of a suggestion for one. */
export const table: Record<string, Row> = {
  'Query.artifact': {
    call: about('artifact(id: $id) { id artifactName }'),
    absent: anybody('null'),
    unpublished: waiting(readers('data')),
  },
  'Query.node': {
    call: about('node(id: $id) { id }'),
    absent: anybody('null'),
    unpublished: nobody,
  },
  'Query.node, of a suggestion': {
    call: aboutSuggestion('query', 'node(id: $suggestion)'),
    absent: anybody('null'),
    unpublished: nobody,
  },
  'Query.nodes': {
    call: about('nodes(ids: [$id]) { id }'),
    absent: anybody('null'),
    unpublished: nobody,
  },
  'Query.artifactHistory': {
    call: about('artifactHistory(artifactId: $id) { edges { node { kind } } }'),
    absent: members('null'),
    unpublished: {
      ...waiting(readers('data')),
      HIDDEN: { ...owners('data'), moderator: 'data' },
    },
  },
  'Query.artifactsWithPicture': {
    call: about(`artifactsWithPicture(url: "${PICTURE}", except: $id) { isSameFile }`),
    absent: members('data'),
    unpublished: nobody,
  },
  'Mutation.updateArtifact': {
    call: graphql(`mutation (${INPUT}) { updateArtifact(id: $id, input: $input) { __typename } }`),
    absent: members('NOT_FOUND'),
    unpublished: waiting(readers('data')),
  },
  'Mutation.deleteArtifact': {
    call: graphql('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }'),
    absent: members('data'),
    unpublished: waiting(owners('data', 'FORBIDDEN')),
  },
  'Mutation.likeArtifact': {
    call: change('likeArtifact(artifactId: $id)'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.unlikeArtifact': {
    call: change('unlikeArtifact(artifactId: $id)'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.toggleLike': {
    call: change('toggleLike(artifactId: $id)'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.recordView': {
    call: change('recordView(artifactId: $id)'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.reportArtifact': {
    call: change('reportArtifact(artifactId: $id, input: { reason: ILLEGAL })'),
    absent: anybody('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.suggest': {
    call: change('suggest(artifactId: $id, input: { remark: "Of bronze." })'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.acceptSuggestion': {
    call: aboutSuggestion('mutation', 'acceptSuggestion(id: $suggestion, fields: [])'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.refuseSuggestion': {
    call: aboutSuggestion('mutation', 'refuseSuggestion(id: $suggestion)'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.withdrawSuggestion': {
    call: aboutSuggestion('mutation', 'withdrawSuggestion(id: $suggestion)'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.restoreArtifactVersion': {
    call: change('restoreArtifactVersion(artifactId: $id, revision: "1")'),
    absent: members('NOT_FOUND'),
    unpublished: nobody,
  },
  'Mutation.publishArtifact': {
    call: change('publishArtifact(artifactId: $id)'),
    absent: editors('NOT_FOUND'),
    unpublished: waiting(otherEditors('data')),
  },
  'Mutation.sendBackArtifact': {
    call: change('sendBackArtifact(artifactId: $id, reason: "x")'),
    absent: editors('NOT_FOUND'),
    unpublished: { WAITING: otherEditors('data'), SENT_BACK: otherEditors('CONFLICT') },
  },
  'Mutation.keepArtifact': {
    call: change('keepArtifact(artifactId: $id)'),
    absent: moderators('NOT_FOUND'),
    unpublished: { HIDDEN: otherModerators('CONFLICT') },
  },
  'Mutation.hideArtifact': {
    call: change('hideArtifact(artifactId: $id, reason: "x")'),
    absent: moderators('NOT_FOUND'),
    unpublished: { HIDDEN: otherModerators('CONFLICT') },
  },
  'Mutation.showArtifact': {
    call: change('showArtifact(artifactId: $id)'),
    absent: moderators('NOT_FOUND'),
    unpublished: { HIDDEN: otherModerators('data') },
  },
  'Mutation.answerHiding': {
    call: change('answerHiding(artifactId: $id, text: "x")'),
    absent: members('NOT_FOUND'),
    unpublished: { HIDDEN: owners('data') },
  },
  'GET /allartifacts/:id': {
    call: rest('GET', '/api/allartifacts/:id'),
    absent: anybody('404'),
    unpublished: waiting(readers('200')),
  },
  'GET /shareartifacts/:id': {
    call: rest('GET', '/api/shareartifacts/:id'),
    absent: anybody('404'),
    unpublished: waiting(readers('200')),
  },
  'PUT /updateartifacts/:id': {
    call: rest('PUT', '/api/updateartifacts/:id', legacyBody),
    absent: members('404', '401'),
    unpublished: waiting(readers('200')),
  },
  'DELETE /shareartifacts/:id': {
    call: rest('DELETE', '/api/shareartifacts/:id'),
    absent: members('200', '401'),
    unpublished: waiting(owners('200', '403')),
  },
  'GET /likedartifacts/check/:artifactId/:email': {
    call: rest('GET', '/api/likedartifacts/check/:id/:email'),
    absent: members('404', '401'),
    unpublished: waiting(readers('200')),
  },
  'PATCH /unlike/:artifactId': {
    call: rest('PATCH', '/api/unlike/:id', (userEmail) => ({ userEmail })),
    absent: members('404', '401'),
    unpublished: nobody,
  },
  'PATCH /like/:artifactId': {
    call: rest('PATCH', '/api/like/:id', (userEmail) => ({ userEmail })),
    absent: members('404', '401'),
    unpublished: nobody,
  },
};
