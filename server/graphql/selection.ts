import {
  type GraphQLResolveInfo,
  isObjectType,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Dependency } from '../changes/changes';
import type { PendingResponse } from '../response-cache/pending-response';
import type { Context } from './context';
import { tagOf, type TagTemplate, templateOf } from './dependencies';

/**
 * Names the columns that a computed field reads. Without it, a field reads the column of its own
 * name.
 */
export const Reads = (...columns: string[]): PropertyDecorator & MethodDecorator =>
  Extensions({ reads: columns });

/** The fields of one object type that an operation selects, wherever in the operation they stand. */
interface SelectedFields {
  /** The columns that the fields read. */
  columns: ReadonlySet<string>;
  /** What a response with these fields depends on, for each row that it shows. */
  tags: readonly TagTemplate[];
}

/** What a service needs to know of the request that reads rows of a type. */
export class Selection {
  constructor(
    private readonly pendingResponse: PendingResponse | undefined,
    private readonly fields: SelectedFields,
  ) {}

  /** The columns that the request's fields of the type read. */
  get columns(): ReadonlySet<string> {
    return this.fields.columns;
  }

  /** Records what the response depends on. */
  dependsOn(dependency: Dependency): void {
    this.pendingResponse?.dependsOn(dependency);
  }

  /** Records that the response shows these rows, as `@DependsOn` says of the selected fields. */
  dependsOnRows(rows: readonly object[]): void {
    if (!this.pendingResponse) return;
    for (const row of rows) {
      for (const template of this.fields.tags) this.pendingResponse.dependsOn(tagOf(template, row));
    }
  }
}

/** What an operation selects of one object type. */
export function selectionOf(
  { pendingResponse }: Context,
  info: GraphQLResolveInfo,
  typeName: string,
): Selection {
  return new Selection(pendingResponse, selectedFields(info, typeName));
}

const known = new WeakMap<OperationDefinitionNode, Map<string, SelectedFields>>();

function selectedFields(info: GraphQLResolveInfo, typeName: string): SelectedFields {
  let byType = known.get(info.operation);
  if (!byType) known.set(info.operation, (byType = new Map<string, SelectedFields>()));
  let fields = byType.get(typeName);
  if (!fields) byType.set(typeName, (fields = findFields(info, typeName)));
  return fields;
}

function findFields(
  { schema, operation, fragments }: GraphQLResolveInfo,
  typeName: string,
): SelectedFields {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
  const fields = type.getFields();
  const columns = new Set<string>();
  const tags = new Set<TagTemplate>();
  for (const part of [operation, ...Object.values(fragments)]) {
    visit(part, {
      Field({ name: { value: name } }) {
        const field = fields[name];
        if (!field) return;
        const reads = (field.extensions['reads'] ?? [name]) as readonly string[];
        for (const column of reads) columns.add(column);
        for (const template of [templateOf(type), templateOf(field)]) {
          if (!template) continue;
          columns.add(template.column);
          tags.add(template);
        }
      },
    });
  }
  return { columns, tags: [...tags] };
}
