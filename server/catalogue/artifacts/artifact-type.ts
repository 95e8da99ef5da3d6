import { registerEnumType } from 'type-graphql';
import {
  artifactTypeLabels,
  type ArtifactTypeName,
  artifactTypes,
} from '../../../common/artifact-types';

/** The types of artifacts as an enum of the schema. */
export const ArtifactType = Object.fromEntries(artifactTypes.map((type) => [type, type])) as {
  readonly [Type in ArtifactTypeName]: Type;
};
export type ArtifactType = ArtifactTypeName;

registerEnumType(ArtifactType, {
  name: 'ArtifactType',
  description: 'What kind of object an artifact is.',
  valuesConfig: Object.fromEntries(
    artifactTypes.map((type) => [type, { description: artifactTypeLabels[type] }]),
  ),
});
