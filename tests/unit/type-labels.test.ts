import { artifactTypeLabels as shownByClient } from '../../client/artifacts/artifact-types';
import { artifactTypeLabels } from '../../server/artifacts/artifact-type';

// The client and the server import nothing from each other, so each has its own labels.
test('the client has the same labels of the types as the server, in the same order', () => {
  expect(Object.entries(shownByClient)).toEqual(Object.entries(artifactTypeLabels));
});
