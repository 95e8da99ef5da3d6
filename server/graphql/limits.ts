import type { DocumentNode } from 'graphql';
import { overLimit } from '../errors';
import type { Cost } from './operation-cost';

/**
 * The limits of one request. Introspection has a separate limit, the number of its fields: the
 * query with which tools read the whole schema selects about 230, and may use aliases.
 */
export const LIMITS = {
  nodes: 1_000,
  lists: 50,
  depth: 10,
  aliases: 30,
  introspection: 300,
} as const;

/** How many nodes one request pays for. */
const NODES_PER_REQUEST = 100;
/**
 * How many fields one request pays for: 30 of each node. An artifact with its edge has fewer, so only
 * aliases select more.
 */
const FIELDS_PER_REQUEST = 30 * NODES_PER_REQUEST;
/** How many characters of a response one request pays for: 5,000 of each node. */
const CHARACTERS_PER_REQUEST = 5_000 * NODES_PER_REQUEST;
/** How many tokens of a document one more request pays for. */
const TOKENS_PER_REQUEST = 500;

/**
 * How many requests an operation is worth. A search can take as long for one node as for a
 * hundred, and fields of introspection take as long as nodes.
 */
export function requestsOf({ lists, lookups, nodes, fields, introspection }: Cost): number {
  return Math.max(
    1,
    lists + lookups,
    Math.ceil((nodes + introspection) / NODES_PER_REQUEST),
    Math.ceil(fields / FIELDS_PER_REQUEST),
  );
}

/**
 * How many further requests the validation of a document is worth: it compares each field and each
 * fragment with every other.
 */
export function requestsOfDocument({ tokenCount = 0 }: DocumentNode): number {
  return Math.floor(tokenCount / TOKENS_PER_REQUEST);
}

/** How many requests the texts of a response are worth. */
export function requestsOfText(data: unknown): number {
  return Math.ceil(textLength(data) / CHARACTERS_PER_REQUEST);
}

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((total: number, part) => total + textLength(part), 0);
}

/** As `requestsOfText`, with a cheap bound first: a body is at least as long as its texts. */
export function requestsOfBody(data: unknown, bodyLength: number): number {
  return bodyLength <= CHARACTERS_PER_REQUEST ? 1 : requestsOfText(data);
}

/** @throws BAD_USER_INPUT with HTTP 400 for a cost beyond `LIMITS`, naming the limit. */
export function enforceLimits({ nodes, lists, depth, aliases, introspection }: Cost): void {
  if (depth > LIMITS.depth) {
    throw overLimit(`A request may nest ${LIMITS.depth} deep; this one nests ${depth}.`);
  }
  if (aliases > LIMITS.aliases) {
    throw overLimit(`A request may use ${LIMITS.aliases} aliases; this one uses ${aliases}.`);
  }
  if (introspection > LIMITS.introspection) {
    throw overLimit(
      `A request may select ${LIMITS.introspection} fields of introspection; this one selects ${introspection}.`,
    );
  }
  if (nodes > LIMITS.nodes) {
    throw overLimit(
      `A request may ask for ${LIMITS.nodes} nodes (the sum of "first" and "last", nested ones multiplied); this one asks for ${nodes}.`,
    );
  }
  if (lists > LIMITS.lists) {
    throw overLimit(
      `A request may read ${LIMITS.lists} lists (nested ones multiplied); this one reads ${lists}.`,
    );
  }
}
