import type { Caller } from '../support/caller';
import {
  ada,
  ben,
  codes,
  member,
  offenders,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
} from '../support/catalogue';
import { buildArtifact } from '../support/artifact';
import { SiteWithSettings } from '../support/site-with-settings';

/** A member whose claim makes a moderator, who may what editors may. */
const edda = { ...member(7), displayName: 'Edda Editor', isModerator: true };

let settings: SiteWithSettings;
let catalogue: TestCatalogue;
beforeAll(async () => {
  settings = await SiteWithSettings.create({ review: 'all' });
  catalogue = await startCatalogue({ site: settings.site });
});
beforeEach(() => settings.change({ review: 'all' }));
afterAll(async () => {
  await catalogue.stop();
  await settings.remove();
});

const ADD = `mutation ($input: ArtifactInput!, $key: String) {
  addArtifact(input: $input, idempotencyKey: $key) { waits artifact { id waits artifactName } } }`;
const READ = `query ($id: ID!) { artifact(id: $id) {
  id artifactName waits sentBackReason viewerCanEdit viewerIsOwner userName addedAt updatedAt userEmail
  image pictureCount pictures { image } contributor { name } likeCount facts { key } } }`;
const PUBLISH = `mutation ($id: ID!) {
  publishArtifact(artifactId: $id) { artifact { id waits addedAt updatedAt } } }`;
const SEND_BACK = `mutation ($id: ID!, $reason: String!) {
  sendBackArtifact(artifactId: $id, reason: $reason) { artifactId } }`;
const DELETE = 'mutation ($id: ID!) { deleteArtifact(id: $id) { deletedCount } }';
const OWN = `{ viewer { artifacts(first: 100) {
  totalCount edges { node { id artifactName waits } } } } }`;

async function add(caller: Caller, overrides: Record<string, unknown> = {}, key?: string) {
  const { data, errors } = await caller.run(ADD, { input: buildArtifact(overrides), key });
  expect(errors).toEqual([]);
  return data.addArtifact as { waits: boolean; artifact: { id: string; waits: boolean } };
}
const addWaiting = async (who = ada, overrides: Record<string, unknown> = {}) => {
  const { waits, artifact } = await add(catalogue.as(who), overrides);
  expect([waits, artifact.waits]).toEqual([true, true]);
  return artifact.id;
};
async function read(caller: Caller, id: string) {
  const { data, errors } = await caller.run(READ, { id });
  expect(errors).toEqual([]);
  return data.artifact;
}
const publish = (id: string, caller = catalogue.as(edda)) => caller.run(PUBLISH, { id });
const sendBack = (id: string, reason = 'Which temple?', caller = catalogue.as(edda)) =>
  caller.run(SEND_BACK, { id, reason });

async function changesOf(id: string): Promise<string[]> {
  const { data } = await catalogue.visitor.run(
    '{ artifactChanges(first: 100) { edges { node { kind artifactId } } } }',
  );
  const entries: { node: { kind: string; artifactId: string } }[] = data.artifactChanges.edges;
  return entries.filter(({ node }) => node.artifactId === id).map(({ node }) => node.kind);
}

describe('an artifact that waits', () => {
  it('is read by its owner and editors, and by nobody else', async () => {
    const id = await addWaiting(ada, { artifactName: 'Silver torque' });
    const expected = {
      ...{ id, artifactName: 'Silver torque', waits: true, sentBackReason: null },
      ...{ viewerCanEdit: true, userName: 'Ada Ashby', contributor: { name: 'Ada Ashby' } },
      ...{ pictureCount: 1, likeCount: 0, facts: [], userEmail: ada.email },
    };
    expect(await read(catalogue.as(ada), id)).toMatchObject(expected);
    expect(await read(catalogue.as(edda), id)).toMatchObject(expected);
    expect(await read(catalogue.as(ben), id)).toBeNull();
    expect(await read(catalogue.visitor, id)).toBeNull();
    expect(await changesOf(id)).toEqual([]);
  });

  it('stands among its owner’s artifacts, newest first, page by page', async () => {
    const owner = member(20);
    await settings.change({ review: 'none' });
    const first = await add(catalogue.as(owner));
    await settings.change({ review: 'all' });
    const second = await addWaiting(owner);
    await settings.change({ review: 'none' });
    const third = await add(catalogue.as(owner));
    const ids = [third.artifact.id, second, first.artifact.id];
    const { data } = await catalogue.as(owner).run(OWN);
    expect(data.viewer.artifacts.totalCount).toBe(3);
    expect(
      data.viewer.artifacts.edges.map(({ node }: { node: { id: string } }) => node.id),
    ).toEqual(ids);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page = await catalogue.as(owner).run(
        `query ($after: String) { viewer { artifacts(first: 1, after: $after) {
          edges { node { id } } pageInfo { endCursor hasNextPage } } } }`,
        { after },
      );
      const { edges, pageInfo } = page.data.viewer.artifacts;
      found.push(edges[0].node.id);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(found).toEqual(ids);
  });

  it('stands in the list by its owner’s address for its owner alone', async () => {
    const owner = member(21);
    const id = await addWaiting(owner);
    const listed = async (who: TestMember) => {
      const { data } = await catalogue
        .as(who)
        .run(
          'query ($email: String!) { artifactsByUser(email: $email) { edges { node { id } } } }',
          {
            email: owner.email,
          },
        );
      return data.artifactsByUser.edges;
    };
    expect(await listed(owner)).toEqual([{ node: { id } }]);
    for (const other of [ben, edda, { ...ben, uid: 'namesake', email: owner.email }]) {
      expect(await listed(other)).toEqual([]);
    }
  });

  it('is changed by its owner and by editors, and a conflict is noticed', async () => {
    const id = await addWaiting();
    const { updatedAt } = await read(catalogue.as(ada), id);
    for (const [nth, who] of [ada, edda].entries()) {
      const answer = await catalogue.as(who).update(id, { artifactName: `Torque ${nth}` });
      expect(answer.errors).toEqual([]);
      expect(await read(catalogue.as(ada), id)).toMatchObject({
        ...{ artifactName: `Torque ${nth}`, waits: true },
      });
    }
    const stale = await catalogue.as(ada).run(
      `mutation ($id: ID!, $input: ArtifactInput!, $basedOn: DateTime) {
        updateArtifact(id: $id, input: $input, basedOn: $basedOn) { artifact { id } } }`,
      { id, input: buildArtifact(), basedOn: updatedAt },
    );
    expect(codes(stale)).toEqual(['CONFLICT']);
    expect(codes(await catalogue.as(ben).update(id, {}))).toEqual(['NOT_FOUND']);
  });

  it('is deleted by its owner alone', async () => {
    const id = await addWaiting();
    expect(codes(await catalogue.as(edda).run(DELETE, { id }))).toEqual(['FORBIDDEN']);
    const { data } = await catalogue.as(ben).run(DELETE, { id });
    expect(data.deleteArtifact.deletedCount).toBe(0);
    await catalogue.as(ada).run(DELETE, { id });
    expect(await read(catalogue.as(ada), id)).toBeNull();
    const next = await addWaiting();
    expect(Number(next)).toBeGreaterThan(Number(id));
  });

  it('is added once for an idempotency key', async () => {
    const caller = catalogue.as(ada);
    const input = { artifactName: 'Ring' };
    const [one, other] = [await add(caller, input, 'ring-1'), await add(caller, input, 'ring-1')];
    expect(other).toEqual(one);
  });

  it('cannot be liked, reported, hidden or shown', async () => {
    const id = await addWaiting();
    for (const mutation of [
      'likeArtifact(artifactId: $id) { liked }',
      'hideArtifact(artifactId: $id, reason: "x") { artifactId }',
      'showArtifact(artifactId: $id) { artifactId }',
      'reportArtifact(artifactId: $id, input: { reason: ILLEGAL }) { receipt }',
    ]) {
      const answer = await catalogue.as(edda).run(`mutation ($id: ID!) { ${mutation} }`, { id });
      expect([mutation, codes(answer)]).toEqual([mutation, ['NOT_FOUND']]);
    }
    const { data } = await catalogue
      .as(edda)
      .run('{ hiddenArtifacts(first: 100) { edges { node { id } } } }');
    const hidden: { node: { id: string } }[] = data.hiddenArtifacts.edges;
    expect(hidden.map(({ node }) => node.id)).not.toContain(id);
  });
});

describe('publishing', () => {
  it('adds it to the catalogue once, as its owner’s, and updates it', async () => {
    const id = await addWaiting(ada, { artifactName: 'Bronze mirror', presentLocation: 'Nola' });
    const before = await read(catalogue.as(ada), id);
    const { data, errors } = await publish(id);
    expect(errors).toEqual([]);
    const after = data.publishArtifact.artifact;
    expect(after).toMatchObject({ id, waits: false, addedAt: before.addedAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    expect(await changesOf(id)).toEqual(['ADDED']);
    expect(await read(catalogue.visitor, id)).toMatchObject({
      ...{ userName: 'Ada Ashby', artifactName: 'Bronze mirror', waits: false },
    });
    const found = await catalogue.visitor.run(
      '{ artifacts(filter: { text: "nola mirror" }) { edges { node { id } } } }',
    );
    expect(found.data.artifacts.edges).toEqual([{ node: { id } }]);
    expect(codes(await publish(id))).toEqual(['CONFLICT']);
    const history = await catalogue
      .as(ben)
      .run(
        'query ($id: ID!) { artifactHistory(artifactId: $id) { edges { node { userName } } } }',
        {
          id,
        },
      );
    expect(history.data.artifactHistory.edges).toEqual([{ node: { userName: 'Ada Ashby' } }]);
  });

  it('is for editors, and not for one’s own artifact', async () => {
    const id = await addWaiting();
    expect(codes(await publish(id, catalogue.as(ada)))).toEqual(['FORBIDDEN']);
    expect(codes(await publish(id, catalogue.visitor))).toEqual(['UNAUTHENTICATED']);
    expect(codes(await publish('999999'))).toEqual(['NOT_FOUND']);
    const own = member(30);
    await catalogue.as(own).run('{ viewer { uid } }');
    const theirs = await addWaiting(own);
    expect(codes(await publish(theirs, catalogue.as({ ...own, isModerator: true })))).toEqual([
      'FORBIDDEN',
    ]);
  });

  it('is done by one of two editors at the same time', async () => {
    const id = await addWaiting();
    const answers = await Promise.all([
      publish(id),
      publish(id, catalogue.as({ ...edda, uid: 'e2' })),
    ]);
    expect(answers.flatMap((answer) => codes(answer))).toEqual(['CONFLICT']);
    expect(await changesOf(id)).toEqual(['ADDED']);
  });
});

describe('sending back', () => {
  it('tells its owner why, and waits again after the owner’s change', async () => {
    const id = await addWaiting();
    expect((await sendBack(id)).data.sendBackArtifact).toEqual({ artifactId: id });
    expect(await read(catalogue.as(ada), id)).toMatchObject({ sentBackReason: 'Which temple?' });
    expect(codes(await sendBack(id))).toEqual(['CONFLICT']);
    await catalogue.as(edda).update(id, { artifactName: 'Corrected by an editor' });
    expect(await read(catalogue.as(ada), id)).toMatchObject({ sentBackReason: 'Which temple?' });
    await catalogue.as(ada).update(id, { artifactName: 'Corrected by its owner' });
    expect(await read(catalogue.as(ada), id)).toMatchObject({ waits: true, sentBackReason: null });
    expect((await sendBack(id)).errors).toEqual([]);
  });

  it('needs a reason of at most 2,000 characters', async () => {
    const id = await addWaiting();
    for (const reason of ['', ' ', 'x'.repeat(2_001)]) {
      expect(offenders(await sendBack(id, reason))).toEqual(['reason']);
    }
  });
});

describe('whose artifacts wait', () => {
  it('newcomers’, until three of theirs were published', async () => {
    await settings.change({ review: 'newcomers' });
    const newcomer = member(40);
    const ids = [];
    for (let nth = 0; nth < 4; nth += 1) ids.push(await addWaiting(newcomer));
    for (const id of ids.slice(0, 3)) {
      expect((await add(catalogue.as(newcomer))).waits).toBe(true);
      expect((await publish(id)).errors).toEqual([]);
    }
    expect((await add(catalogue.as(newcomer))).waits).toBe(false);
  });

  it('nobody’s by default, and never those of editors', async () => {
    expect((await add(catalogue.as(edda))).waits).toBe(false);
    await settings.change({});
    expect((await add(catalogue.as(member(41)))).waits).toBe(false);
  });

  it('what waits when the review is switched off stays until it is decided', async () => {
    const id = await addWaiting();
    await settings.change({ review: 'none' });
    expect(await read(catalogue.visitor, id)).toBeNull();
    expect((await publish(id)).errors).toEqual([]);
  });
});
