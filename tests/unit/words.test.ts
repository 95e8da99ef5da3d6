import { artifactTypeLabels as shownByClient } from '../../client/artifacts/artifact-types';
import { artifactTypeLabels } from '../../server/artifacts/artifact-type';

// Client and server import nothing of each other, so these words stand in both.
test('the client writes every type as the server does, in the same order', () => {
  expect(Object.entries(shownByClient)).toEqual(Object.entries(artifactTypeLabels));
});
