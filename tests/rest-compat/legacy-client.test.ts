import { startCatalogue, type TestCatalogue, type TestMember, tokenOf } from '../support/catalogue';

/**
 * A client that uses the REST calls alone. It knows the paths, the payloads and the fields that it
 * reads, and nothing else about the server.
 */
class LegacyClient {
  constructor(
    private readonly base: string,
    private readonly user: { email: string; displayName: string },
    private readonly token: string | null,
  ) {}

  private async send(method: string, path: string, payload?: object) {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
      },
      ...(payload && { body: JSON.stringify(payload) }),
    });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  }

  featured = () => this.send('GET', '/api/mostliked');
  gallery = () => this.send('GET', '/api/allartifacts');
  detail = (id: string) => this.send('GET', `/api/allartifacts/${id}`);
  preload = (id: string) => this.send('GET', `/api/shareartifacts/${id}`);
  mine = () => this.send('GET', `/api/shareartifacts/email/${this.user.email}`);
  add = (form: object) =>
    this.send('POST', '/api/shareartifacts', { ...form, ...this.adder(), liked: 0 });
  update = (id: string, form: object) =>
    this.send('PUT', `/api/updateartifacts/${id}`, { ...form, ...this.adder() });
  remove = (id: string) => this.send('DELETE', `/api/shareartifacts/${id}`);
  isLiked = (id: string) => this.send('GET', `/api/likedartifacts/check/${id}/${this.user.email}`);
  like = (id: string) => this.send('PATCH', `/api/like/${id}`, { userEmail: this.user.email });
  liked = () => this.send('GET', `/api/likedartifacts/user/${this.user.email}`);
  unlike = (id: string) => this.send('PATCH', `/api/unlike/${id}`, { userEmail: this.user.email });

  private adder() {
    return { userEmail: this.user.email, userName: this.user.displayName };
  }
}

const form = {
  artifactName: 'Wooden boat',
  artifactType: 'Wooden Model',
  image: 'https://example.org/boat.jpg',
  createdAt: 'Middle Kingdom',
  discoveredAt: 'Deir el-Bahari',
  discoveredBy: 'Herbert Winlock',
  presentLocation: 'New York',
  historicalContext: 'From the tomb of Meketre.',
};

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const user = { uid: 'carol', email: 'Carol+finds@example.org', displayName: 'Carol Crane' };
const as = (who: TestMember & { displayName: string }) =>
  new LegacyClient(catalogue.url, who, tokenOf(who));

it('serves the product’s main job', async () => {
  const carol = as(user);
  await carol.add(form);
  const [mine] = await carol.mine();
  expect(mine).toMatchObject({ ...form, likes: 0, userEmail: user.email });
  const id = mine._id;

  expect(await carol.gallery()).toMatchObject([{ _id: id, ...form, liked: 0 }]);
  expect(await carol.detail(id)).toMatchObject({ ...form, liked: 0, userName: 'Carol Crane' });

  expect(await carol.isLiked(id)).toEqual({ liked: false });
  expect(await carol.like(id)).toEqual({ modifiedCount: 1, liked: true });
  expect(await carol.isLiked(id)).toEqual({ liked: true });
  expect(await carol.liked()).toMatchObject([{ _id: id, liked: 1 }]);
  expect(await carol.featured()).toMatchObject([{ id, liked: 1 }]);
  expect((await carol.mine())[0].likes).toBe(1);

  const changed = { ...(await carol.preload(id)), artifactName: 'Model boat' };
  await carol.update(id, changed);
  expect((await carol.detail(id)).artifactName).toBe('Model boat');

  expect(await carol.unlike(id)).toEqual({ modifiedCount: 1 });
  expect(await carol.unlike(id)).toEqual({ modifiedCount: 0 });
  expect(await carol.liked()).toEqual([]);

  expect(await carol.remove(id)).toMatchObject({ deletedCount: 1 });
  expect(await carol.remove(id)).toMatchObject({ deletedCount: 0 });
  expect(await carol.mine()).toEqual([]);
});

it('lets the signed-out browse, and nothing else', async () => {
  const visitor = new LegacyClient(catalogue.url, user, null);
  await as(user).add(form);
  const [artifact] = await visitor.gallery();
  expect(artifact).not.toHaveProperty('userEmail');
  await visitor.featured();
  await visitor.detail(artifact._id);
  await visitor.preload(artifact.id);
  const refused = [
    visitor.mine(),
    visitor.add(form),
    visitor.update(artifact._id, form),
    visitor.remove(artifact._id),
    visitor.isLiked(artifact._id),
    visitor.like(artifact._id),
    visitor.liked(),
    visitor.unlike(artifact._id),
  ];
  for (const call of refused) await expect(call).rejects.toThrow('401');
});
