import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type Key, KeysetPage, type KeyOrder, type OrderKey } from '../database/keyset';
import { badUserInput } from '../errors';

/** The most that one page may hold; the least is 1. */
export const MAX_PAGE_SIZE = 100;
const PAGE_SIZE_RULE = { message: `first must be from 1 to ${MAX_PAGE_SIZE}.` };

/** Which page of a connection is asked for. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: 24,
    description: `How many items the page holds at most, from 1 to ${MAX_PAGE_SIZE}.`,
  })
  @Min(1, PAGE_SIZE_RULE)
  @Max(MAX_PAGE_SIZE, PAGE_SIZE_RULE)
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last item of the page before; absent for the first page.',
  })
  after?: string | null;
}

/** Relay's PageInfo: https://relay.dev/graphql/connections.htm */
@ObjectType({ description: 'The place of a page in its connection.', simpleResolvers: true })
export class PageInfo {
  @Field({ description: 'Whether items follow this page.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether items precede this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item.' })
  endCursor!: string | null;
}

/** One page of a connection. The total is counted only when it is asked for, and only once. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  countTotal: () => Promise<number>;
}

/** The order of a list. Every row of the list carries the columns of its keys. */
export interface Ordering extends KeyOrder {
  /** Written into the cursors, so that a cursor of another list is refused. */
  name: string;
}

/** A list: its order, how a page of it is read, and how it is counted. */
interface List<Row> {
  ordering: Ordering;
  read: (page: KeysetPage) => Promise<Row[]>;
  countTotal: () => Promise<number>;
}

/**
 * Reads one page by keyset, so that rows before the cursor can change without moving the page.
 * @throws BAD_USER_INPUT for a cursor that this ordering has not written.
 */
export async function readConnection<Row extends object>(
  { ordering, read, countTotal }: List<Row>,
  { first, after }: PageArgs,
): Promise<Connection<Row>> {
  const keys = after == null ? null : decodeCursor(ordering, after);
  // One row more than the page holds tells whether another page follows.
  const rows = await read(new KeysetPage(ordering, keys, first + 1));
  const edges = rows.slice(0, first).map((node) => new Edge(ordering, node));
  const pageInfo = new PageOfEdges(edges, rows.length > first, after != null);
  let total: Promise<number> | undefined;
  return { edges, pageInfo, countTotal: () => (total ??= countTotal()) };
}

/** An item of a page. Its cursor is written only where it is asked for. */
class Edge<Node extends object> {
  constructor(
    private readonly ordering: Ordering,
    readonly node: Node,
  ) {}

  get cursor(): string {
    return encodeCursor(this.ordering, this.node);
  }
}

/** The place of a page. Its cursors are written only where they are asked for. */
class PageOfEdges implements PageInfo {
  constructor(
    private readonly edges: readonly { cursor: string }[],
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
  ) {}

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null;
  }
}

function encodeCursor({ name, keys }: Ordering, row: object): string {
  return write([name, ...keys.map(({ column }) => (row as Record<string, unknown>)[column])]);
}

function decodeCursor({ name, keys }: Ordering, cursor: string): Key[] {
  const [listName, ...values] = parse(cursor);
  const isOurs =
    listName === name &&
    values.length === keys.length &&
    keys.every((key, index) => isKey(values[index], key)) &&
    write([listName, ...values]) === cursor;
  if (!isOurs) {
    throw badUserInput('after is not a cursor of this list.', {
      after: 'This is not a cursor of this list.',
    });
  }
  return values as Key[];
}

const write = (parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Keys are texts without NUL, or whole numbers within the databases' `integer`. */
function isKey(value: unknown, { type }: OrderKey): value is Key {
  return type === 'string'
    ? typeof value === 'string' && !value.includes('\0')
    : Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
}
