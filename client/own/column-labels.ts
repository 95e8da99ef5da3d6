import { labelOf } from '../artifacts/declared-record';

/** The headings of the columns, in their order. */
export const columnLabels = () => ({
  image: labelOf('image', 'Image'),
  artifactName: labelOf('artifactName', 'Name'),
  artifactType: labelOf('artifactType', 'Type'),
  createdAt: labelOf('createdAt', 'Created'),
  likes: 'Likes',
  presentLocation: labelOf('presentLocation', 'Location'),
  actions: 'Actions',
});
