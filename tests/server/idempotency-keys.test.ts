import { IdempotencyKey } from '../../server/catalogue/artifacts/idempotency-key.entity';
import {
  ada,
  ben,
  buildArtifact,
  codes,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
} from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const ADD = `mutation ($input: ArtifactInput!, $key: String) {
  addArtifact(input: $input, idempotencyKey: $key) { artifact { id artifactName } } }`;

async function add(who: TestMember, key: string | null, overrides: Record<string, unknown> = {}) {
  const answer = await catalogue.as(who).run(ADD, { input: buildArtifact(overrides), key });
  return { codes: codes(answer), id: answer.data?.addArtifact.artifact.id as string | undefined };
}

async function total(): Promise<number> {
  return (await catalogue.visitor.run('{ artifacts { totalCount } }')).data.artifacts.totalCount;
}

describe('an idempotency key', () => {
  it('adds one artifact, however often the request is sent', async () => {
    const before = await total();
    const first = await add(ada, 'again');
    expect(await add(ada, 'again')).toEqual(first);
    expect(await add(ada, 'again')).toEqual(first);
    expect(await total()).toBe(before + 1);
  });

  it('adds one artifact when requests arrive at the same time', async () => {
    const before = await total();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(ada, 'together')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  it('is refused for another input, which adds nothing', async () => {
    await add(ada, 'other input');
    const before = await total();
    const answer = await add(ada, 'other input', { artifactName: 'Another name' });
    expect(answer.codes).toEqual(['BAD_USER_INPUT']);
    expect(await total()).toBe(before);
  });

  it('of one member is no key of another', async () => {
    const ofAda = await add(ada, 'shared');
    const ofBen = await add(ben, 'shared');
    expect(ofBen.codes).toEqual([]);
    expect(ofBen.id).not.toBe(ofAda.id);
  });

  it('is used again after an addition that failed', async () => {
    expect((await add(ada, 'failed', { artifactName: '' })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await add(ada, 'failed')).codes).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    const first = await add(ada, 'yesterday');
    const keys = catalogue.dataSource.getRepository(IdempotencyKey);
    const usedAt = new Date(Date.now() - 24 * 60 * 60 * 1_000 - 1);
    await keys.update({ key: 'yesterday' }, { usedAt });
    const second = await add(ada, 'yesterday');
    expect(second.codes).toEqual([]);
    expect(second.id).not.toBe(first.id);
  });

  it('answers NOT_FOUND when its artifact was deleted', async () => {
    const { id = '' } = await add(ada, 'deleted');
    await catalogue.as(ada).delete(id);
    expect((await add(ada, 'deleted')).codes).toEqual(['NOT_FOUND']);
  });

  it.each(['', ' ', 'x'.repeat(256), 'a\u0000b'])('is refused as %j', async (key) => {
    expect((await add(ada, key)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('is a header of the REST call', async () => {
    const post = async (overrides: Record<string, unknown> = {}) => {
      const { artifactType, ...fields } = buildArtifact(overrides);
      const body = { ...fields, artifactType: 'Tools' };
      expect(artifactType).toBeDefined();
      const headers = { 'idempotency-key': 'by REST' };
      const response = await catalogue.as(ada).fetch('POST', '/api/shareartifacts', body, headers);
      return { status: response.status, body: await response.json() };
    };
    const first = await post();
    expect(first.status).toBe(201);
    expect(await post()).toEqual(first);
    expect((await post({ artifactName: 'Another name' })).status).toBe(400);
  });
});
