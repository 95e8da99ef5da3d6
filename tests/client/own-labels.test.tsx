import { screen, waitFor } from '@testing-library/react';
import { runtimeConfig, setRuntimeConfig } from '../../client/runtime-config';
import { builtInSite, provideSite } from '../support/built-in-site';
import { views } from '../support/detail-page';
import { ownLabels, specifiedLabelsIn, textsOf } from '../support/own-labels';
import {
  ada,
  type Answers,
  buildArtifact,
  buildConnection,
  silenceConsole,
  visit,
} from '../support/site';

silenceConsole();
const { identity } = builtInSite;
beforeEach(() => {
  provideSite();
  const fields = { ...ownLabels, description: { ...ownLabels['description'], inForm: true } };
  const site = { ...identity, record: { ...identity.record, fields } };
  setRuntimeConfig({ ...runtimeConfig(), site });
});
afterEach(() => setRuntimeConfig({ ...runtimeConfig(), site: identity }));

const artifact = buildArtifact({ description: 'Of gold.' });
const change = (field: string) => ({
  __typename: 'ArtifactFieldChange',
  ...{ field, before: 'Before', after: 'After' },
});
const revision = {
  ...{ __typename: 'ArtifactRevision', id: '3', kind: 'UPDATED', userName: 'Ben' },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', isCurrent: true },
  changes: Object.keys(ownLabels).map(change),
};
const answers: Answers = {
  ...views,
  GalleryPage: () => ({ artifacts: buildConnection([artifact]) }),
  DetailPage: () => ({ artifact }),
  ArtifactHistory: () => ({
    artifactHistory: {
      __typename: 'ArtifactRevisionConnection',
      edges: [{ __typename: 'ArtifactRevisionEdge', node: revision }],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      viewerCanRestore: true,
    },
  }),
  UpdateArtifactPage: () => ({ artifact }),
  MyArtifactsPage: () => ({ artifactsByUser: buildConnection([artifact]) }),
  LikedPage: () => ({
    viewer: { __typename: 'Viewer', uid: 'ada', likedArtifacts: buildConnection([artifact]) },
  }),
};

/** Waits for the numbered labels of the operator, and expects no other. */
async function expectLabels(...labels: number[]) {
  const texts = () => textsOf(document.body);
  const shown = () =>
    labels.filter((nth) => texts().some((text) => text.startsWith(`Own label ${nth}`)));
  await waitFor(() => expect(shown()).toEqual(labels));
  expect(specifiedLabelsIn(texts())).toEqual([]);
}

test.each<[string, number[]]>([
  ['/all-artifacts?type=FUNERARY_MASK&from=-1600&to=-1500', [1, 2, 4]],
  ['/artifactsdetails/7', [2, 4, 5, 6, 7, 8, 9]],
  ['/add-artifacts', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['/updateartifacts/7', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['/shareartifacts/Ada@example.com', [1, 2, 3, 4, 7]],
  ['/liked-artifacts/Ada@example.com', [4, 5]],
])('%s has the labels of the operator', async (path, labels) => {
  visit(path, { member: ada, answers });
  await expectLabels(...labels);
});

test('so has the history', async () => {
  const { user } = visit('/artifactsdetails/7', { member: ada, answers });
  await user.click(await screen.findByRole('button', { name: 'Show history' }));
  await screen.findByText('Ben');
  await expectLabels(1, 2, 3, 4, 5, 6, 7, 8, 9);
});
