import { createParameterDecorator } from 'type-graphql';
import type { Context } from '../graphql/context';
import { selectionOf } from '../graphql/selection';

/** A parameter of a resolver's method: what the operation selects of artifacts, a `Selection`. */
export const OfArtifacts = () =>
  createParameterDecorator<Context>(({ context, info }) => selectionOf(context, info, 'Artifact'));
