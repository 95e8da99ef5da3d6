import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../common/page-sizes';
import {
  type Key,
  KeysetPage,
  type KeyOrder,
  type OrderKey,
  reversed,
} from '../../database/keyset';
import { MAX_INTEGER } from '../../database/sql';
import { badUserInput } from '../../base/errors';
import { parseOpaque, writeOpaque } from '../../base/opaque-text';
import { NotWith } from './validation';

/** How many items these arguments ask for. */
export const pageSizeOf = ({
  first,
  last,
}: {
  first?: number | null;
  last?: number | null;
}): number => last ?? first ?? DEFAULT_PAGE_SIZE;

/** The rules of `first` and `last`. */
function sizeRules(name: string): PropertyDecorator[] {
  const rule = { message: `${name} must be from 1 to ${MAX_PAGE_SIZE}.` };
  return [Min(1, rule), Max(MAX_PAGE_SIZE, rule)];
}

const all =
  (decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };

const PageSize = (name: string) => all([IsOptional(), ...sizeRules(name)]);

/** The argument `first` of a list that is not a connection. @param what the list has, in the plural */
export const First = (what: string, defaultValue: number): PropertyDecorator => {
  const description = `How many ${what} at most, from 1 to ${MAX_PAGE_SIZE}.`;
  return all([
    Field(() => Int, { nullable: true, defaultValue, description }),
    ...sizeRules('first'),
  ]);
};

/** The arguments that choose a page of a connection. Null means omitted. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Reads forwards from the beginning, or from \`after\`: how many items the page holds at most, from 1 to ${MAX_PAGE_SIZE}. Without \`first\` and \`last\` it is ${DEFAULT_PAGE_SIZE}.`,
  })
  @PageSize('first')
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A cursor: the page lies behind this place, such as the `endCursor` of the page before.',
  })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Reads backwards from the end, or from \`before\`: how many items the page holds at most, from 1 to ${MAX_PAGE_SIZE}. The items keep the order of the list. Not together with \`first\`.`,
  })
  @PageSize('last')
  @NotWith('first')
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A cursor: the page lies before this place, such as the `startCursor` of the page behind.',
  })
  before?: string | null;
}

/** Relay's PageInfo: https://relay.dev/graphql/connections.htm */
@ObjectType({ description: 'The place of a page in its connection.', simpleResolvers: true })
export class PageInfo {
  @Field({
    description:
      'Read forwards: whether items follow this page, and precede `before` where it is given. Read backwards (`last`): whether `before` is given, because the page was read from there; the items behind it may have been deleted since.',
  })
  hasNextPage!: boolean;

  @Field({
    description:
      'Read backwards (`last`): whether items precede this page, and follow `after` where it is given. Read forwards: whether `after` is given, because the page was read from there; the items before it may have been deleted since.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item.' })
  endCursor!: string | null;
}

/**
 * One page of a connection. The total is counted once, when it is first requested. A page that is the
 * whole list needs no statement for it.
 */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  countTotal: () => Promise<number>;
}

/** The order of a list. Every row of the list carries the columns of its keys. */
export interface Ordering extends KeyOrder {
  /** Written into the cursors, so that a cursor of another list is refused. */
  name: string;
  /** Written into cursors that a restore of a backup makes useless: see database/catalogue-epoch.ts. */
  epoch?: string;
}

/** A list: its order, how a page of it is read, and how it is counted. */
interface List<Row> {
  ordering: Ordering;
  /**
   * Reads the rows of a page in the page's own order, which may be the reversed one. Null when the
   * operation shows no rows, such as one that asks for the total alone.
   */
  read: ((page: KeysetPage) => Promise<Row[]>) | null;
  /** Absent where the total is no field. */
  countTotal?: () => Promise<number>;
}

const noTotal = () => Promise.reject(new Error('The total is not a field.'));

/**
 * Reads one page by keyset, so that rows beyond the cursor can change without moving the page.
 * @throws BAD_USER_INPUT for a cursor that this ordering has not written, or in another epoch.
 */
export async function readConnection<Row extends object>(
  { ordering, read, countTotal = noTotal }: List<Row>,
  args: PageArgs,
): Promise<Connection<Row>> {
  const after = decodeCursor(ordering, 'after', args.after);
  const before = decodeCursor(ordering, 'before', args.before);
  const size = pageSizeOf(args);
  const isBackward = args.last != null;
  // One row more than the page holds shows whether there is a next page.
  const page = isBackward
    ? new KeysetPage(reversed(ordering), before, size + 1, after)
    : new KeysetPage(ordering, after, size + 1, before);
  const rows = read ? await read(page) : [];
  const hasMore = rows.length > size;
  const shown = rows.slice(0, size);
  if (isBackward) shown.reverse();
  const edges = shown.map((node) => new Edge(ordering, node));
  const pageInfo = isBackward
    ? new PageOfEdges(edges, before !== null, hasMore)
    : new PageOfEdges(edges, hasMore, after !== null);
  // Without cursors and without a next page, the page is the whole list.
  const isWhole = read !== null && !hasMore && after === null && before === null;
  let total = isWhole ? Promise.resolve(shown.length) : undefined;
  return { edges, pageInfo, countTotal: () => (total ??= countTotal()) };
}

/** An item of a page. Its cursor is encoded when it is selected. */
class Edge<Node extends object> {
  constructor(
    private readonly ordering: Ordering,
    readonly node: Node,
  ) {}

  get cursor(): string {
    return encodeCursor(this.ordering, this.node);
  }
}

/** The place of a page. Its cursors are encoded when they are selected. */
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

/** The cursor of a row of the list. */
export function encodeCursor({ name, epoch, keys }: Ordering, row: object): string {
  const head = epoch === undefined ? [name] : [name, epoch];
  return writeOpaque([
    ...head,
    ...keys.map(({ column }) => (row as Record<string, unknown>)[column]),
  ]);
}

function decodeCursor(
  { name, epoch, keys }: Ordering,
  argument: 'after' | 'before',
  cursor: string | null | undefined,
): Key[] | null {
  if (cursor == null) return null;
  const parts = parseOpaque(cursor);
  const head = parts.slice(0, epoch === undefined ? 1 : 2);
  const values = parts.slice(head.length);
  const isOurs =
    head[0] === name &&
    values.length === keys.length &&
    keys.every((key, index) => isKey(values[index], key)) &&
    writeOpaque(parts) === cursor;
  if (!isOurs) {
    throw badUserInput(`${argument} is not a cursor of this list.`, {
      [argument]: 'This is not a cursor of this list.',
    });
  }
  if (head[1] !== epoch) {
    const reason = `${argument} is a cursor from before the catalogue was restored from a backup. Read the list from the beginning, without a cursor.`;
    throw badUserInput(reason, { [argument]: reason });
  }
  return values as Key[];
}

/** Keys are texts without NUL, or whole numbers within the databases' `integer`. */
function isKey(value: unknown, { type }: OrderKey): value is Key {
  return type === 'string'
    ? typeof value === 'string' && !value.includes('\0')
    : Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER;
}
