import { ada, ben, buildArtifact, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

describe('adding an artifact', () => {
  it('gives it to the member of the token', async () => {
    const artifact = await catalogue.as(ada).add({ artifactName: '  Bronze mirror ' });
    expect(artifact).toMatchObject({
      artifactName: 'Bronze mirror',
      userName: 'Ada Ashby',
      userEmail: 'Ada@example.org',
      likeCount: 0,
      viewCount: 0,
      viewerHasLiked: false,
      viewerCanEdit: true,
    });
    expect(artifact.addedAt).toBe(artifact.updatedAt);
  });
});
