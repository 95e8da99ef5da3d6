import { labelOfType } from '../../common/artifact-types';
import type { FieldDeclaration, SpecifiedField } from '../../common/record-fields';
import { runtimeConfig } from '../runtime-config';

/** The labels of the types that the site declares, by their keys and in their order. */
export const typeLabels = () => runtimeConfig().site.record.types;

export const typeLabel = (type: string) => labelOfType(typeLabels(), type);

/** What the site declares about a specified field. */
export const declarationOf = (name: SpecifiedField): FieldDeclaration =>
  runtimeConfig().site.record.fields[name] ?? {};

/** What the site calls a specified field; without a label of its own, as this place does. */
export const labelOf = (name: SpecifiedField, specified: string): string =>
  declarationOf(name).label ?? specified;
