import {
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Larger operations are not compiled: the compiled code is many times their size. */
const MAX_SELECTIONS = 200;

/**
 * Whether graphql-jit compiles a valid document quickly, and executes it as graphql-js does.
 * graphql-jit visits a fragment at every spread, so a few fragments that spread each other twice never
 * end. It applies `@skip` or `@include` on one spread to all spreads of the fragment. It runs the mutations
 * behind one that fails. It does not wait for the type of an object behind an interface, which type-graphql
 * resolves asynchronously.
 */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  return (
    !hasDirectives(document) &&
    !hasSeveralMutations(document) &&
    countSelections(document) <= MAX_SELECTIONS &&
    !selectsAbstractType(schema, document)
  );
}

function selectsAbstractType(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  const visitor = visitWithTypeInfo(types, {
    SelectionSet() {
      if (!isAbstractType(types.getParentType())) return;
      found = true;
      return BREAK;
    },
  });
  visit(document, visitor);
  return found;
}

function hasSeveralMutations({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION &&
      (definition.selectionSet.selections.length > 1 ||
        definition.selectionSet.selections[0]?.kind !== Kind.FIELD),
  );
}

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
      return BREAK;
    },
  });
  return found;
}

/** Counts the selections of all operations; a fragment counts at every spread. */
function countSelections({ definitions }: DocumentNode): number {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition.selectionSet);
  }
  const counts = new Map<SelectionSetNode, number>();

  function count(set: SelectionSetNode | undefined): number {
    if (!set) return 0;
    const known = counts.get(set);
    if (known !== undefined) return known;
    const total = set.selections.reduce((sum, selection) => {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
      const below = isSpread ? fragments.get(selection.name.value) : selection.selectionSet;
      return sum + 1 + count(below);
    }, 0);
    counts.set(set, total);
    return total;
  }

  return definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + count(definition.selectionSet) : sum,
    0,
  );
}
