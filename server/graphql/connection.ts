import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { Statement } from '../database/statement';
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
@ObjectType({ description: 'Where a page stands in its connection.', simpleResolvers: true })
export class PageInfo {
  @Field({ description: 'Whether there are items behind this page.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether there are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item.' })
  endCursor!: string | null;
}

/** One page of a connection; its total is only counted when it is asked for. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  countTotal: () => Promise<number>;
}

type Key = string | number;

/** A total order of a list: its keys, the last one unique, all in one direction. */
export interface Ordering<Row> {
  /** Written into the cursors, so that a cursor of another list is told from our own. */
  name: string;
  direction: 'ASC' | 'DESC';
  keys: readonly { sql: string; of: (row: Row) => Key; type: 'string' | 'number' }[];
}

/** The place of a page in its list: behind a cursor, whatever was written before it. */
export class KeysetPage {
  constructor(
    readonly order: Pick<Ordering<never>, 'direction' | 'keys'>,
    private readonly after: readonly Key[] | null,
    /** One more than the page holds, to see whether another follows. */
    readonly limit: number,
  ) {}

  /** The condition that leaves out what stands before the cursor; empty on the first page. */
  behind(statement: Statement, columns = this.columns()): string {
    if (!this.after) return '';
    const values = this.after.map((value) => statement.bind(value));
    const sign = this.order.direction === 'ASC' ? '>' : '<';
    return `(${columns.join(', ')}) ${sign} (${values.join(', ')})`;
  }

  orderBy(): string {
    return this.columns()
      .map((column) => `${column} ${this.order.direction}`)
      .join(', ');
  }

  private columns(): string[] {
    return this.order.keys.map(({ sql }) => sql);
  }
}

/**
 * Reads one page by keyset, so that what stands before the cursor can change without moving it.
 * @throws BAD_USER_INPUT for a cursor that this ordering has not written.
 */
export async function readPage<Row>(
  ordering: Ordering<Row>,
  { first, after }: PageArgs,
  read: (page: KeysetPage) => Promise<Row[]>,
): Promise<{ rows: Row[]; cursors: string[]; pageInfo: PageInfo }> {
  const behind = after == null ? null : decodeCursor(ordering, after);
  const found = await read(new KeysetPage(ordering, behind, first + 1));
  const page = found.slice(0, first);
  const cursors = page.map((row) => encodeCursor(ordering, row));
  const pageInfo = {
    hasNextPage: found.length > first,
    hasPreviousPage: after != null,
    startCursor: cursors[0] ?? null,
    endCursor: cursors.at(-1) ?? null,
  };
  return { rows: page, cursors, pageInfo };
}

function encodeCursor<Row>({ name, keys }: Ordering<Row>, row: Row): string {
  return write([name, ...keys.map((key) => key.of(row))]);
}

function decodeCursor<Row>({ name, keys }: Ordering<Row>, cursor: string): Key[] {
  const [listName, ...values] = parse(cursor);
  const ours =
    listName === name &&
    values.length === keys.length &&
    keys.every(({ type }, index) => isKey(values[index], type)) &&
    write([listName, ...values]) === cursor;
  if (!ours) {
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
function isKey(value: unknown, type: 'string' | 'number'): value is Key {
  return type === 'string'
    ? typeof value === 'string' && !value.includes('\0')
    : Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
}
