import { Extensions } from 'type-graphql';
import type { Tag } from '../database/change';

/** The kind of a tag, such as `likes` of `likes:7`, and the column that has the rest of the tag. */
export interface TagTemplate {
  kind: 'artifact' | 'likes' | 'views' | 'owner';
  column: string;
}

/**
 * Marks what a cached response depends on when it shows the field, or an object of the type: the
 * response is dropped by a change with the tag `kind:VALUE`, VALUE being the object's column.
 */
export const DependsOn = (
  kind: TagTemplate['kind'],
  column = 'id',
): PropertyDecorator & MethodDecorator & ClassDecorator =>
  Extensions({ dependsOn: { kind, column } });

/** What `@DependsOn` says of a field or a type. */
export const templateOf = ({
  extensions,
}: {
  extensions: Readonly<Record<string, unknown>>;
}): TagTemplate | undefined => extensions['dependsOn'] as TagTemplate | undefined;

/** The tag of a row, which has the column of the template. */
export const tagOf = ({ kind, column }: TagTemplate, row: object): Tag =>
  `${kind}:${String((row as Record<string, unknown>)[column])}` as Tag;
