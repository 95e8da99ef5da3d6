import type { DocumentNode } from 'graphql';
import { overLimit } from '../errors';
import type { Cost } from './operation-cost';

/**
 * What one request may ask for. Introspection has a limit of its own, the number of fields that it
 * selects: the query with which tools read the whole schema selects about 230, and may use aliases.
 */
export const LIMITS = {
  nodes: 1_000,
  lists: 50,
  depth: 10,
  aliases: 30,
  introspection: 300,
} as const;

/** So many nodes count as one request. */
const NODES_PER_REQUEST = 100;
/**
 * So many fields count as one request: 30 of each node, more than an artifact with its edge has. Only
 * aliases select more.
 */
const FIELDS_PER_REQUEST = 30 * NODES_PER_REQUEST;
/** So many characters of a response count as one request: 5,000 of each node. */
const CHARACTERS_PER_REQUEST = 5_000 * NODES_PER_REQUEST;
/** So many tokens of a document count as one more request. */
const TOKENS_PER_REQUEST = 500;

/**
 * As how many requests an operation counts. A search can take as long for one node as for a
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
 * As how many more requests a document counts, before it is validated: validation compares each
 * field and each fragment with every other.
 */
export function requestsOfDocument({ tokenCount = 0 }: DocumentNode): number {
  return Math.floor(tokenCount / TOKENS_PER_REQUEST);
}

/** As how many requests a response counts by the length of its texts. */
export function requestsOfText(data: unknown): number {
  return Math.ceil(textLength(data) / CHARACTERS_PER_REQUEST);
}

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((total: number, part) => total + textLength(part), 0);
}

/**
 * The same for the data of a response whose body has so many characters, which are at least as many as
 * its texts have: the texts of a short one need not be counted.
 */
export function requestsOfLongText(data: unknown, bodyLength: number): number {
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
