import { buildArtifact } from './catalogue';
import { type Call, graphql, type Outcome, outcomes, rest, statuses } from './right-calls';
import { type CallerName, MODERATOR_EMAIL, OWNER_EMAIL } from './rights';
import { fixture } from './rights-fixture';
import { sheetCalls } from './sheet-rights';

const HIDE = `mutation ($id: ID!) { hideArtifact(artifactId: $id, reason: "x") { artifactId } }`;
const SHOW = 'mutation ($id: ID!) { showArtifact(artifactId: $id) { artifactId } }';
const HIDDEN = '{ hiddenArtifacts { edges { node { id answer } } } }';
/**
 * The same call about an artifact that a moderator has hidden, and shows again afterwards. Where the call
 * is refused, it must have changed nothing about the hidden artifact.
 */
const onHidden =
  (call: Call): Call =>
  async (caller, id) => {
    const moderator = fixture.rights.as('moderator');
    await moderator.run(HIDE, { id });
    const { data: before } = await moderator.run(HIDDEN);
    const outcome = await call(caller, id);
    const { data: after } = await moderator.run(HIDDEN);
    if (outcome !== 'done') expect(after).toEqual(before);
    await moderator.run(SHOW, { id });
    return outcome;
  };

const HISTORY = 'query ($id: ID!) { artifactHistory(artifactId: $id) { edges { node { id } } } }';
/** Restores the version with which the artifact was added. */
const restoreFirst: Call = async (caller, id) => {
  const { data } = await fixture.rights.as('owner').run(HISTORY, { id });
  const revision: string = data.artifactHistory.edges.at(-1).node.id;
  const restore = `mutation ($id: ID!) {
    restoreArtifactVersion(artifactId: $id, revision: "${revision}") { artifact { id } } }`;
  return graphql(restore)(caller, id);
};

const SUGGEST = `mutation ($id: ID!) {
  suggest(artifactId: $id, input: { remark: "It is of bronze." }) { suggestion { id } } }`;
/** Ends a suggestion for the artifact, of the member who has no other part in it. */
const onSuggestion =
  (mutation: string): Call =>
  async (caller, id) => {
    const { data } = await fixture.rights.as(SUGGESTER).run(SUGGEST, { id });
    const call = mutation.replace('ID', data.suggest.suggestion.id);
    return graphql(`mutation { ${call} { __typename } }`)(caller, id);
  };
const SUGGESTER = 'a stranger with the owner’s address, unverified';

const UPDATE =
  'mutation ($id: ID!, $input: ArtifactInput!) { updateArtifact(id: $id, input: $input) { artifact { id } } }';
const ADD = `mutation ($input: ArtifactInput!) {
  addArtifact(input: $input) { waits artifact { id } } }`;
/** The same call about an artifact of the owner that waits for review. */
const onWaiting =
  (call: Call): Call =>
  async (caller) => {
    await fixture.settings.change({ review: 'all' });
    const { data } = await fixture.rights.as('owner').run(ADD, { input: buildArtifact() });
    await fixture.settings.change({});
    return call(caller, data.addArtifact.artifact.id);
  };
/** A mutation about the owner of the artifact, and a moderator. */
const aboutMembers =
  (mutation: string): Call =>
  async (caller, id) => {
    const moderator = fixture.rights.as('moderator');
    const { data } = await moderator.run(
      `query ($id: ID!) { artifact(id: $id) { contributor { id } }
        members(search: "${MODERATOR_EMAIL}") { edges { node { id } } } }`,
      { id },
    );
    const text = mutation
      .replace('$owner', JSON.stringify(data.artifact.contributor.id))
      .replace('$moderator', JSON.stringify(data.members.edges[0].node.id));
    return graphql(`mutation { ${text} { __typename } }`)(caller, id);
  };

const legacyBody = { ...buildArtifact(), artifactType: 'Tools' };
const ownersBody = { userEmail: OWNER_EMAIL };

/** The callers' tokens are of an old sign-in: see account-deletion.test.ts for recent ones. */
const SIGNED_IN_LONG_AGO = [
  'RECENT_SIGN_IN_REQUIRED',
  'RECENT_SIGN_IN_REQUIRED',
  'RECENT_SIGN_IN_REQUIRED',
] as const;

const everyone = outcomes('done', 'done', 'done', 'done');
/** Who may change an artifact suggests nothing. */
const membersButEditors = outcomes(
  ...(['UNAUTHENTICATED', 'done', 'FORBIDDEN', 'done', 'FORBIDDEN', 'FORBIDDEN'] as const),
);
/** To those who may not decide it, there is no suggestion. */
const deciders = outcomes(
  ...(['UNAUTHENTICATED', 'NOT_FOUND', 'done', 'NOT_FOUND', 'done', 'done'] as const),
);
const suggester = outcomes(
  ...(['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'done', 'NOT_FOUND'] as const),
);
const members = outcomes('UNAUTHENTICATED', 'done', 'done', 'done');
const owner = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'done', 'FORBIDDEN');
const editors = outcomes(
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'done', 'done'] as const),
);
const moderators = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'done');
const ownerOrEditor = outcomes(
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'done', 'FORBIDDEN', 'done', 'done'] as const),
);
/** To everybody but its owner, a hidden artifact looks deleted. */
const ownerOrNotFound = outcomes('UNAUTHENTICATED', 'NOT_FOUND', 'done', 'NOT_FOUND');
const ofThatAddress = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'done', 'done');

/** Each call, and how it ends for each of the callers. */
export const calls: [name: string, outcomes: Record<CallerName, Outcome>, call: Call][] = [
  ['query artifacts', everyone, graphql('{ artifacts { totalCount } }')],
  ['query artifact', everyone, graphql('query ($id: ID!) { artifact(id: $id) { id } }')],
  ['query node', everyone, graphql('query ($id: ID!) { node(id: $id) { id } }')],
  ['query nodes', everyone, graphql('query ($id: ID!) { nodes(ids: [$id]) { id } }')],
  ['query mostLikedArtifacts', everyone, graphql('{ mostLikedArtifacts { id } }')],
  ['query artifactTypes', everyone, graphql('{ artifactTypes { type } }')],
  ['query autocomplete', everyone, graphql('{ autocomplete(text: "gold") { path } }')],
  ['query civilizationText', everyone, graphql('{ civilizationText(key: "egypt") }')],
  ['query browsableFacts', everyone, graphql('{ browsableFacts { key } }')],
  ['query factValues', everyone, graphql('{ factValues(key: "material") { totalCount } }')],
  ['query factTerm', everyone, graphql('{ factTerm(key: "material", value: "x") { count } }')],
  ['query policy', everyone, graphql('{ policy(kind: TERMS) { title } }')],
  ['query viewer', everyone, graphql('{ viewer { email } }')],
  [
    'query artifactsByUser',
    members,
    graphql(`{ artifactsByUser(email: "${OWNER_EMAIL}") { totalCount } }`),
  ],
  [
    'mutation addArtifact',
    members,
    graphql('mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }'),
  ],
  [
    'query artifactsWithPicture',
    members,
    graphql('{ artifactsWithPicture(url: "https://example.org/a.png") { isSameFile } }'),
  ],
  [
    'POST /pictures',
    members,
    async (caller) => {
      const { status } = await caller.fetch('POST', '/pictures', undefined, {
        'content-type': 'image/png',
      });
      // The empty picture of a member is refused after the right was checked.
      return status === 400 ? 'done' : (statuses[status] ?? 'FORBIDDEN');
    },
  ],
  ['mutation updateArtifact', ownerOrEditor, graphql(UPDATE)],
  [
    'mutation deleteArtifact',
    owner,
    graphql('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }'),
  ],
  ...['likeArtifact', 'unlikeArtifact', 'toggleLike'].map((name): (typeof calls)[number] => [
    `mutation ${name}`,
    members,
    graphql(`mutation ($id: ID!) { ${name}(artifactId: $id) { liked } }`),
  ]),
  [
    'mutation recordView',
    members,
    graphql('mutation ($id: ID!) { recordView(artifactId: $id) { artifact { id } } }'),
  ],
  [
    'mutation reportArtifact',
    everyone,
    graphql(
      'mutation ($id: ID!) { reportArtifact(artifactId: $id, input: { reason: ILLEGAL }) { receipt } }',
    ),
  ],
  ['mutation suggest', membersButEditors, graphql(SUGGEST)],
  ['mutation acceptSuggestion', deciders, onSuggestion('acceptSuggestion(id: "ID", fields: [])')],
  ['mutation refuseSuggestion', deciders, onSuggestion('refuseSuggestion(id: "ID")')],
  ['mutation withdrawSuggestion', suggester, onSuggestion('withdrawSuggestion(id: "ID")')],
  ['query artifactChanges', everyone, graphql('{ artifactChanges { edges { node { kind } } } }')],
  ['query artifactHistory', members, graphql(HISTORY)],
  ['mutation restoreArtifactVersion', ownerOrEditor, restoreFirst],
  [
    'mutation publishArtifact',
    editors,
    onWaiting(
      graphql('mutation ($id: ID!) { publishArtifact(artifactId: $id) { artifact { id } } }'),
    ),
  ],
  [
    'mutation sendBackArtifact',
    editors,
    onWaiting(
      graphql(
        'mutation ($id: ID!) { sendBackArtifact(artifactId: $id, reason: "x") { artifactId } }',
      ),
    ),
  ],
  ['query members', moderators, graphql('{ members { totalCount } }')],
  ['mutation setRole', moderators, aboutMembers('setRole(member: $owner, role: MEMBER)')],
  [
    'mutation transferArtifacts',
    moderators,
    aboutMembers('transferArtifacts(from: $owner, to: $moderator)'),
  ],
  ['query reports', moderators, graphql('{ reports { totalCount } }')],
  ['query hiddenArtifacts', moderators, graphql('{ hiddenArtifacts { totalCount } }')],
  [
    'mutation keepArtifact',
    moderators,
    graphql('mutation ($id: ID!) { keepArtifact(artifactId: $id) { artifactId } }'),
  ],
  ['mutation hideArtifact', moderators, graphql(HIDE)],
  ['mutation showArtifact', moderators, onHidden(graphql(SHOW))],
  [
    'mutation answerHiding',
    ownerOrNotFound,
    onHidden(
      graphql(
        'mutation ($id: ID!) { answerHiding(artifactId: $id, text: "x") { hiddenArtifact { id } } }',
      ),
    ),
  ],
  [
    'mutation deleteAccount',
    outcomes('UNAUTHENTICATED', ...SIGNED_IN_LONG_AGO),
    graphql('mutation { deleteAccount { signInDeleted } }'),
  ],
  ['mutation renewDeskFeed', members, graphql('mutation { renewDeskFeed { deskFeed } }')],
  [
    'mutation setDigest',
    members,
    graphql('mutation { setDigest(interval: WEEKLY) { viewer { uid } } }'),
  ],
  ...sheetCalls,
  ['GET /account/data', members, rest('GET', '/account/data')],
  ['GET /oai', everyone, rest('GET', '/oai?verb=Identify')],
  ['GET /api/mostliked', everyone, rest('GET', '/api/mostliked')],
  ['GET /api/allartifacts', everyone, rest('GET', '/api/allartifacts')],
  ['GET /api/allartifacts/:id', everyone, rest('GET', '/api/allartifacts/:id')],
  ['GET /api/shareartifacts/:id', everyone, rest('GET', '/api/shareartifacts/:id')],
  [
    'GET /api/shareartifacts/email/:email',
    members,
    rest('GET', `/api/shareartifacts/email/${OWNER_EMAIL}`),
  ],
  ['POST /api/shareartifacts', members, rest('POST', '/api/shareartifacts', legacyBody)],
  [
    'PUT /api/updateartifacts/:id',
    ownerOrEditor,
    rest('PUT', '/api/updateartifacts/:id', legacyBody),
  ],
  ['DELETE /api/shareartifacts/:id', owner, rest('DELETE', '/api/shareartifacts/:id')],
  // The caller must have the address in the path, verified or not, and reads only their own likes.
  [
    'GET /api/likedartifacts/check/:artifactId/:email',
    ofThatAddress,
    rest('GET', `/api/likedartifacts/check/:id/${OWNER_EMAIL}`),
  ],
  [
    'GET /api/likedartifacts/user/:email',
    ofThatAddress,
    rest('GET', `/api/likedartifacts/user/${OWNER_EMAIL}`),
  ],
  ['PATCH /api/like/:artifactId', ofThatAddress, rest('PATCH', '/api/like/:id', ownersBody)],
  ['PATCH /api/unlike/:artifactId', ofThatAddress, rest('PATCH', '/api/unlike/:id', ownersBody)],
];
