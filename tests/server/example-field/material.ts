import { IsOptional } from 'class-validator';
import { Field } from 'type-graphql';
import { Column } from 'typeorm';
import type * as fields from '../../../server/catalogue/artifacts/artifact-fields';
import { Text } from '../../../server/web/graphql/validation';

/** The module as it is with the property of docs/recipes/add-a-field.md. */
export function withMaterial(module: typeof fields) {
  const decorators: PropertyDecorator[] = [
    Field(() => String, { nullable: true, description: 'What it is made of.' }),
    Column('text', { nullable: true }),
    IsOptional(),
    Text(),
  ];
  for (const decorate of decorators) decorate(module.ArtifactFields.prototype, 'material');
  return { ...module, WRITTEN_FIELDS: [...module.WRITTEN_FIELDS, 'material'] };
}
