import { getNamedType, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Tag } from '../database/change';
import type { Context } from './context';

/** The kind of a tag, such as `likes` of `likes:7`, and the column that has the rest of the tag. */
interface TagTemplate {
  kind: 'artifact' | 'likes' | 'views' | 'owner';
  column: string;
}

type Source = Record<string, unknown>;

/**
 * Marks what a cached response depends on when it shows the field, or an object of the type: the
 * response is dropped by a change with the tag `kind:VALUE`, VALUE being the object's column.
 */
export const DependsOn = (
  kind: TagTemplate['kind'],
  column = 'id',
): PropertyDecorator & MethodDecorator & ClassDecorator =>
  Extensions({ dependsOn: { kind, column } });

/** Makes fields record what `@DependsOn` says of themselves, and of the types that they return. */
export function recordDependencies(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const [name, field] of Object.entries(type.getFields())) {
      const ofField = field.extensions['dependsOn'] as TagTemplate | undefined;
      const ofResult = getNamedType(field.type).extensions['dependsOn'] as TagTemplate | undefined;
      if (!ofField && !ofResult) continue;
      const resolve: GraphQLFieldResolver<Source, Context> =
        field.resolve ?? ((source) => source[name]);
      field.resolve = (source: Source, args, context: Context, info) => {
        if (ofField) record(context, ofField, source);
        const result: unknown = resolve(source, args, context, info);
        if (!ofResult || !context.pendingResponse) return result;
        if (!(result instanceof Promise)) return recordResult(context, ofResult, result);
        return result.then((value) => recordResult(context, ofResult, value));
      };
    }
  }
}

function recordResult(context: Context, template: TagTemplate, result: unknown): unknown {
  const objects: unknown[] = Array.isArray(result) ? result : [result];
  for (const object of objects) if (object) record(context, template, object as Source);
  return result;
}

function record(context: Context, { kind, column }: TagTemplate, object: Source): void {
  context.pendingResponse?.dependsOn(`${kind}:${String(object[column])}` as Tag);
}
