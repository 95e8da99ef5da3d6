import { artifactTypeLabels as shownByClient } from '../../client/artifacts/artifact-types';
import { artifactTypeLabels } from '../../server/artifacts/artifact-type';

// The client and the server import nothing from each other, so each has its own copy of these words.
test('the client writes every type as the server does, in the same order', () => {
  expect(Object.entries(shownByClient)).toEqual(Object.entries(artifactTypeLabels));
});
