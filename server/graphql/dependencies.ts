import { type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from './context';

/** The counts of an artifact that can change without anything else of the artifact. */
type CountKind = 'likes' | 'views';

/**
 * Marks a field that shows a count of its object. A cached response that shows the field is dropped
 * when the count changes.
 */
export const DependsOn = (kind: CountKind): PropertyDecorator & MethodDecorator =>
  Extensions({ dependsOn: kind });

/** Makes every field that is marked with `@DependsOn` record the dependency when it is resolved. */
export function recordDependencies(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const [name, field] of Object.entries(type.getFields())) {
      const kind = field.extensions['dependsOn'] as CountKind | undefined;
      if (!kind) continue;
      const { resolve } = field;
      field.resolve = (
        source: Record<string, unknown> & { id: number },
        args,
        context: Context,
        info,
      ) => {
        context.pendingResponse?.dependsOn(`${kind}:${source.id}`);
        return resolve ? resolve(source, args, context, info) : source[name];
      };
    }
  }
}
