import 'reflect-metadata';
import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { enforceLimits, measureCost } from '../../server/web/graphql/operation-cost';

// The fields of the product's schema do not nest this deep, so the test has a schema of its own.
const schema = buildSchema(`
  type Query { list(first: Int = 24): [Node!]! all: [Node!]! one(id: ID): Node node: Node! }
  type Mutation { add: Node remove(id: ID): Boolean }
  type Node { id: ID! next: Node! list(first: Int = 24): [Node!]! }
`);

function costOf(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error('There is no operation.');
  return measureCost(schema, document, operation, variables);
}

const measure = (query: string, variables?: Record<string, unknown>) => () =>
  enforceLimits(costOf(query, variables));

const nest = (levels: number, inner: string): string =>
  levels === 0 ? inner : `next { ${nest(levels - 1, inner)} }`;
const over = (limit: string) =>
  expect.objectContaining({
    message: expect.stringContaining(limit),
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

test('a request nests at most 10 deep', () => {
  expect(measure(`{ node { ${nest(8, 'id')} } }`)).not.toThrow();
  expect(measure(`{ node { ${nest(9, 'id')} } }`)).toThrow(over('10'));
});

test('the depth of a fragment counts where it is spread', () => {
  const fragment = `fragment F on Node { ${nest(5, 'id')} }`;
  expect(measure(`{ node { ${nest(3, '...F')} } } ${fragment}`)).not.toThrow();
  expect(measure(`{ node { ${nest(4, '...F')} } } ${fragment}`)).toThrow(over('10'));
  expect(measure(`{ node { ${nest(9, '... on Node { id }')} } }`)).toThrow(over('10'));
});

test('nested pages are multiplied', () => {
  expect(measure('{ list(first: 10) { list(first: 99) { id } } }')).not.toThrow();
  expect(measure('{ list(first: 10) { list(first: 100) { id } } }')).toThrow(over('1000'));
  expect(measure('{ list { list { list { id } } } }')).toThrow(over('1000'));
  expect(measure('{ node { next { list(first: 1000) { id } } } }')).not.toThrow();
});
