import type { MemberQuotas } from '../../server/base/env';
import { MemberDay } from '../../server/catalogue/quotas/member-day.entity';
import {
  ada,
  ben,
  buildArtifact,
  codes,
  startCatalogue,
  type TestCatalogue,
  type TestMember,
} from '../support/catalogue';
import { documentedForm } from '../rest-compat/support/rest';
import { draw, getFrom, LINK, linksOf, readPicture, storageOf } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

const ADD = `mutation ($input: ArtifactInput!, $key: String) {
  addArtifact(input: $input, idempotencyKey: $key) { artifact { id } } }`;
const ALLOWANCE = '{ viewer { allowance { artifacts pictures pictureBytes } } }';
const HOUR = 3_600_000;

let catalogue: TestCatalogue;

async function start(quotas: Partial<MemberQuotas>, options = {}) {
  const unlimited = { artifactsADay: null, picturesADay: null, bytes: null };
  catalogue = await startCatalogue({ memberQuotas: { ...unlimited, ...quotas }, ...options });
}
afterEach(async () => {
  jest.restoreAllMocks();
  await catalogue.stop();
});

const add = (who: TestMember, key?: string, overrides = {}) =>
  catalogue.as(who).run(ADD, { input: buildArtifact(overrides), key });
const upload = async (seed: number, who = ada) =>
  catalogue.as(who).upload(await draw(40 + seed, 30));
const allowanceOf = async (who: TestMember) =>
  (await catalogue.as(who).run(ALLOWANCE)).data.viewer.allowance;

async function storedIds() {
  const ids: string[] = [];
  for await (const id of storageOf(catalogue).ids()) ids.push(id);
  return ids;
}

describe('the artifacts of a day', () => {
  it('are limited for each member, and told before', async () => {
    await start({ artifactsADay: 3 });
    expect(await allowanceOf(ada)).toEqual({ artifacts: 3, pictures: null, pictureBytes: null });
    for (let left = 2; left >= 0; left -= 1) {
      await catalogue.as(ada).add();
      expect((await allowanceOf(ada)).artifacts).toBe(left);
    }
    const refused = await add(ada);
    expect(codes(refused)).toEqual(['RATE_LIMITED']);
    expect(refused.errors[0]?.message).toBe(
      'You have added 3 artifacts today, as many as a member can in one day. You can add more from 00:00 UTC.',
    );
    expect(codes(await add(ben))).toEqual([]);
    expect((await allowanceOf(ada)).artifacts).toBe(0);
  });

  it('are refused by REST with 429, and with the seconds until the next day', async () => {
    await start({ artifactsADay: 1 });
    await catalogue.as(ada).add();
    jest.spyOn(Date, 'now').mockReturnValue(Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR - HOUR);
    const answer = await catalogue.as(ada).fetch('POST', '/api/shareartifacts', documentedForm());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('from 00:00 UTC') });
  });

  it('are counted exactly when they are added at the same time', async () => {
    await start({ artifactsADay: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(ada)));
    expect(answers.flatMap(codes)).toEqual(Array.from({ length: 7 }, () => 'RATE_LIMITED'));
    const { totalCount } = (await catalogue.visitor.run('{ artifacts { totalCount } }')).data
      .artifacts;
    expect(totalCount).toBe(5);
  });

  it('count once for a repeated addition, and stay counted when they are deleted', async () => {
    await start({ artifactsADay: 2 });
    await add(ada, 'again');
    await add(ada, 'again');
    expect((await allowanceOf(ada)).artifacts).toBe(1);
    const { id } = await catalogue.as(ada).add();
    await catalogue.as(ada).run('mutation ($id: ID!) { deleteArtifact(id: $id) { deletedId } }', {
      id,
    });
    expect((await allowanceOf(ada)).artifacts).toBe(0);
    expect(codes(await add(ada, 'again'))).toEqual([]);
    expect(codes(await add(ada))).toEqual(['RATE_LIMITED']);
  });

  it('begin anew at midnight', async () => {
    await start({ artifactsADay: 1, picturesADay: 1 });
    await catalogue.as(ada).add();
    await upload(0);
    expect(codes(await add(ada))).toEqual(['RATE_LIMITED']);
    await catalogue.dataSource
      .getRepository(MemberDay)
      .update({ memberUid: ada.uid }, { day: '2026-01-31' });
    expect(await allowanceOf(ada)).toMatchObject({ artifacts: 1, pictures: 1 });
    expect(codes(await add(ada))).toEqual([]);
    expect(await allowanceOf(ada)).toMatchObject({ artifacts: 0, pictures: 1 });
  });
});

describe('the pictures of a day', () => {
  it('are limited for each member, before a file is read', async () => {
    await start({ picturesADay: 2 });
    expect([(await upload(1)).status, (await upload(2)).status]).toEqual([201, 201]);
    const refused = await upload(3);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have uploaded 2 pictures today, as many as a member can in one day. You can add more from 00:00 UTC.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await storedIds()).toHaveLength(2);
    expect((await upload(3, ben)).status).toBe(201);
  });

  it('leave no file behind when several come at the same time', async () => {
    await start({ picturesADay: 1 });
    const answers = await Promise.all([1, 2, 3].map((seed) => upload(seed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(await storedIds()).toHaveLength(1);
  });

  it('keep the files of a stored picture whose next upload is refused', async () => {
    await start({ picturesADay: 1 });
    const answers = await Promise.all([1, 1, 1].map((seed) => upload(seed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    const stored = answers.find(({ status }) => status === 201);
    expect((await getFrom(catalogue, stored?.body.url)).status).toBe(200);
  });

  it('do not count a file that is no picture', async () => {
    await start({ picturesADay: 1 });
    await catalogue.as(ada).upload(Buffer.from('no picture'));
    expect((await allowanceOf(ada)).pictures).toBe(1);
  });
});

describe('the bytes of pictures', () => {
  it('are those of the stored files, and count for the member who brought them', async () => {
    await start({ bytes: 1_000_000 });
    await upload(1);
    await upload(1, ben);
    const [id = ''] = await storedIds();
    const storage = storageOf(catalogue);
    let bytes = 0;
    for (const file of await storage.files(id)) {
      const object = await storage.read(`${id}/${file}`);
      object?.stream.destroy();
      bytes += object?.size ?? 0;
    }
    expect(bytes).toBeGreaterThan(0);
    expect((await allowanceOf(ada)).pictureBytes).toBe(1_000_000 - bytes);
    expect((await allowanceOf(ben)).pictureBytes).toBe(1_000_000);
  });

  it('refuse a picture for which there is no room, and leave no file of it', async () => {
    await start({ bytes: 2 });
    const refused = await upload(1);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    expect(refused.body.message).toBe(
      'There is no room for this picture: the pictures of one member may have 2 bytes. Pictures that you no longer use make room after a day.',
    );
    expect(await storedIds()).toEqual([]);
    expect((await allowanceOf(ada)).pictureBytes).toBe(2);
  });

  it('count copies of linked pictures, except of imported artifacts', async () => {
    await start(
      { bytes: 1 },
      { copyLinkedPictures: true, pictures: { fetch: () => draw(70, 50) } },
    );
    const { id } = await catalogue.as(ada).add({ image: LINK });
    await waitUntil(async () => (await linksOf(catalogue))[0]?.attempts === 1);
    expect((await readPicture(catalogue, id)).picture).toBeNull();
    await catalogue.dataSource.query(
      `INSERT INTO "imported_artifacts" ("ownerUid", "sourceId", "artifactId")
        VALUES ('${ada.uid}', 'file:1', ${Number(id)})`,
    );
    await catalogue.dataSource.query(`UPDATE "picture_links" SET "nextAttemptAt" = 1`);
    await waitUntil(async () => (await readPicture(catalogue, id)).picture !== null);
    expect(await linksOf(catalogue)).toMatchObject([{ url: LINK, memberUid: null }]);
  });
});
