import { GraphQLEnumType, type GraphQLScalarType } from 'graphql';
import type { ArtifactType as TypeKey, TypeLabels } from '../../../common/artifact-types';

export type ArtifactType = TypeKey;

/**
 * Makes the enum of a site's types, in their order. In decorators, which are read before the site is, the
 * function stands for the enum.
 */
export function ArtifactType(types: TypeLabels): GraphQLEnumType {
  const values = Object.entries(types).map(
    ([key, label]) => [key, { description: label }] as const,
  );
  return new GraphQLEnumType({
    name: 'ArtifactType',
    description: 'What kind of object an artifact is.',
    values: Object.fromEntries(values),
  });
}

/** The enum of a site's types, for `buildSchema`. */
export const artifactTypeEnum = (types: TypeLabels) => ({
  type: ArtifactType,
  // type-graphql takes every leaf type here, and declares scalars alone.
  scalar: ArtifactType(types) as unknown as GraphQLScalarType,
});
