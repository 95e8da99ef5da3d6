import { ada, ben, codes, member, offenders, type TestMember } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { isWaitingForLock, waitUntil } from '../support/wait-until';

let fixture: OperatedCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
});
afterAll(() => fixture.stop());

const as = (who: TestMember) => fixture.catalogue.as(who);
const addOfAda = async (more: Record<string, unknown> = {}) =>
  ((await as(ada).add(more)) as { id: string }).id;

const PROPOSE = `mutation ($id: ID!, $text: String!) {
  proposeDescription(artifactId: $id, text: $text) { artifactId text } }`;
const propose = (who: TestMember, id: string, text = 'A mirror of bronze.') =>
  as(who).run(PROPOSE, { id, text });

interface Proposal {
  id: string;
  text: string;
  proposerName: string;
  artifact: { id: string };
}

/** What the owner reads about an artifact. */
async function proposalsOf(artifactId: string, owner = ada): Promise<Proposal[]> {
  const { data } = await as(owner).run(`{ viewer { descriptionProposals(first: 100) {
    id text proposerName artifact { id } } } }`);
  const proposals: Proposal[] = data.viewer.descriptionProposals;
  return proposals.filter(({ artifact }) => artifact.id === artifactId);
}

const firstOf = async (artifactId: string) => {
  const [first] = await proposalsOf(artifactId);
  if (!first) throw new Error('There is no proposal.');
  return first;
};

const decide = (who: TestMember, what: 'accept' | 'refuse', proposalId: string) =>
  as(who).run(
    what === 'accept'
      ? `mutation ($id: ID!) { acceptDescription(proposalId: $id) { artifact { imageAlt } } }`
      : `mutation ($id: ID!) { refuseDescription(proposalId: $id) { refusedId } }`,
    { id: proposalId },
  );

const altOf = async (id: string) => {
  const { data } = await fixture.catalogue.visitor.run(
    'query ($id: ID!) { artifact(id: $id) { imageAlt } }',
    { id },
  );
  return data.artifact.imageAlt as string | null;
};

describe('a proposal', () => {
  it('is shown to the owner with the proposer’s name, and trimmed', async () => {
    const id = await addOfAda();
    const { data } = await propose(ben, id, '  A mirror. ');
    expect(data.proposeDescription).toEqual({ artifactId: id, text: 'A mirror.' });
    expect(await proposalsOf(id)).toMatchObject([{ text: 'A mirror.', proposerName: 'Ben Booth' }]);
    expect(await proposalsOf(id, ben)).toEqual([]);
    expect(await altOf(id)).toBeNull();
  });

  it('is replaced by another of the same member, which has another identifier', async () => {
    const id = await addOfAda();
    await propose(ben, id, 'First');
    const first = await firstOf(id);
    await propose(ben, id, 'Second');
    await propose(member(1), id, 'Third');
    expect((await proposalsOf(id)).map(({ text }) => text).sort()).toEqual(['Second', 'Third']);
    expect(codes(await decide(ada, 'accept', first.id))).toEqual(['NOT_FOUND']);
    expect(await altOf(id)).toBeNull();
  });

  it.each(['', ' ', 'two\nlines', 'x'.repeat(1001), 'a\0'])('is refused as %j', async (text) => {
    const id = await addOfAda();
    const answer = await propose(ben, id, text);
    expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['text']]);
    expect(await proposalsOf(id)).toEqual([]);
  });

  it('is not for one’s own artifact, a described picture, or what does not exist', async () => {
    const id = await addOfAda();
    const described = await addOfAda({ imageAlt: 'A mirror.' });
    const hidden = await addOfAda();
    await fixture.hide(hidden);
    expect(codes(await propose(ada, id))).toEqual(['FORBIDDEN']);
    expect(codes(await propose(ben, described))).toEqual(['CONFLICT']);
    for (const missing of [hidden, '999999', 'x']) {
      expect(codes(await propose(ben, missing))).toEqual(['NOT_FOUND']);
    }
  });
});

onPostgres('a proposal waits for a description that is being written', async () => {
  const { dataSource } = fixture.catalogue;
  const id = await addOfAda();
  await as(ben).run('{ viewer { uid } }');
  const writing = dataSource.createQueryRunner();
  await writing.startTransaction();
  await writing.query(`UPDATE "artifacts" SET "imageAlt" = 'Written.' WHERE "id" = ${id}`);
  let isProposed = false;
  const proposing = propose(ben, id).finally(() => {
    isProposed = true;
  });
  await waitUntil(async () => isProposed || (await isWaitingForLock(dataSource)));
  await writing.commitTransaction();
  await writing.release();
  expect(codes(await proposing)).toEqual(['CONFLICT']);
});

describe('the owner', () => {
  it('accepts a proposal, which the history names as the owner’s change', async () => {
    const id = await addOfAda();
    await propose(ben, id, 'A mirror of bronze.');
    await propose(member(1), id, 'Something round.');
    const proposal = (await proposalsOf(id)).find(
      ({ proposerName }) => proposerName === 'Ben Booth',
    );
    const { data } = await decide(ada, 'accept', proposal?.id ?? '');
    expect(data.acceptDescription.artifact.imageAlt).toBe('A mirror of bronze.');
    expect(await altOf(id)).toBe('A mirror of bronze.');
    expect(await proposalsOf(id)).toEqual([]);
    const [change] = await fixture.catalogue.dataSource.query<{ changedBy: string }[]>(
      `SELECT "changedBy" FROM "artifacts" WHERE "id" = ${id}`,
    );
    expect(change?.changedBy).toBe(ada.uid);
    const history = await as(ben).run(
      'query ($id: ID!) { artifactHistory(artifactId: $id) { edges { node { id } } } }',
      { id },
    );
    expect(history.data.artifactHistory.edges).toHaveLength(2);
  });

  it('refuses a proposal, which changes nothing else', async () => {
    const id = await addOfAda();
    await propose(ben, id);
    const proposal = await firstOf(id);
    const { data } = await decide(ada, 'refuse', proposal.id);
    expect(data.refuseDescription.refusedId).toBe(proposal.id);
    expect([await altOf(id), await proposalsOf(id)]).toEqual([null, []]);
    expect(codes(await decide(ada, 'refuse', proposal.id))).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['describe the picture', { imageAlt: 'Written by Ada.' }],
    ['replace the picture', { image: 'https://example.org/another.jpg', imageAlt: null }],
  ])('deletes all proposals when they %s', async (_what, change) => {
    const id = await addOfAda();
    await propose(ben, id);
    const proposal = await firstOf(id);
    await as(ada).update(id, change);
    expect(codes(await decide(ada, 'accept', proposal.id))).toEqual(['NOT_FOUND']);
    expect(await altOf(id)).toBe(change.imageAlt);
    await as(ada).update(id, { imageAlt: null });
    expect(await proposalsOf(id)).toEqual([]);
  });

  it.each(['accept', 'refuse'] as const)('alone may %s', async (what) => {
    const id = await addOfAda();
    await propose(ben, id);
    const proposal = await firstOf(id);
    for (const who of [ben, { ...member(2), isModerator: true }]) {
      expect(codes(await decide(who, what, proposal.id))).toEqual(['NOT_FOUND']);
    }
    expect(codes(await decide(ada, what, 'x'))).toEqual(['NOT_FOUND']);
    expect(await proposalsOf(id)).toEqual([proposal]);
  });
});

describe('a proposal goes', () => {
  const count = async (id: string) => {
    const rows: unknown[] = await fixture.catalogue.dataSource.query(
      `SELECT 1 FROM "description_proposals" WHERE "artifactId" = ${id}`,
    );
    return rows.length;
  };

  it('with its artifact', async () => {
    const id = await addOfAda();
    await propose(ben, id);
    await as(ada).delete(id);
    expect(await count(id)).toBe(0);
  });

  it('when its artifact is hidden', async () => {
    const id = await addOfAda();
    await propose(ben, id);
    await fixture.hide(id);
    expect(await count(id)).toBe(0);
  });

  it('with its member, who can propose nothing afterwards', async () => {
    const id = await addOfAda();
    await propose(member(7), id);
    await fixture.erase(member(7));
    expect(await count(id)).toBe(0);
    const late = fixture.catalogue.writer.run(({ manager }) =>
      manager.query(`INSERT INTO "description_proposals"
        ("id", "artifactId", "memberUid", "text", "proposedAt")
        VALUES ('late', ${id}, '${member(7).uid}', 'x', 1)`),
    );
    await expect(late).rejects.toThrow('The member is erased.');
  });
});
