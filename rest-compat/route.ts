import { MAX_PAGE_SIZE } from '../common/page-sizes';
import { codeOf, type FieldErrors, fieldErrorsOf, invalidInput } from '../server/base/errors';
import type { RestPageFragment } from './generated/operations';
import type { Guard } from './guards';
import { readPages, type WrittenPage } from '../server/web/http/send-list';
import { type Cursors, type NumberedPage, readNumberedPage, type Window } from './numbered-pages';
import type { RouteDocumentation } from './openapi/documentation';
import type { TypedOperation } from '../server/web/graphql/operation-runner';
import { presentArtifact } from './present';
import type { RouteContext } from './route-context';

interface RouteHead {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with Fastify's placeholders, such as `/like/:artifactId`. */
  path: string;
  who: 'anyone' | 'members';
  /** The status of success. */
  status: number;
  documentation: RouteDocumentation;
  /** The text of the GraphQL operation that the call executes. */
  query: string;
}

interface Row<Data, Variables> extends Pick<RouteHead, 'path' | 'who' | 'documentation'> {
  guards?: readonly Guard[];
  operation: TypedOperation<Data, Variables>;
}

interface CallRow<Data, Variables> extends Row<Data, Variables>, Pick<RouteHead, 'method'> {
  status?: number;
  variables: (context: RouteContext) => Record<keyof Variables, unknown>;
  present: (data: Data, context: RouteContext) => unknown;
  /** Further headers of the successful response; null while they cannot be sent yet. */
  headers?: (data: Data) => Record<string, string> | null;
  /**
   * Runs when the operation refuses the input. The operation judges the input before the artifact,
   * but a client gets 404 and 403 before 400.
   * @throws NOT_FOUND; FORBIDDEN
   */
  authorizeRefusedInput?: (context: RouteContext) => Promise<void>;
}

interface ListRow<Data, Variables, CursorsData> extends Row<Data, Variables> {
  /** The variables without those of a page, which reading page by page adds. */
  variables: (context: RouteContext) => Omit<Record<keyof Variables, unknown>, keyof Window>;
  page: (data: Data) => RestPageFragment | undefined;
  /** How to read pages by number; absent when the list has no page numbers. */
  numbered?: {
    operation: TypedOperation<CursorsData, Variables>;
    cursors: (data: CursorsData) => Cursors;
  };
  /** How many artifacts the list has. */
  count: (context: RouteContext) => Promise<number>;
}

interface RouteResponse {
  /** Null when later responses may have some: this one must not be cached. */
  headers: Record<string, string> | null;
  body: unknown;
}

/** A documented call, ready to be registered. */
export type Route = RouteHead &
  (
    | { kind: 'call'; respond: (context: RouteContext) => Promise<RouteResponse> }
    | {
        kind: 'list';
        /** @throws FORBIDDEN */
        authorize: (context: RouteContext) => void;
        /** The pages of a JSON array without its closing bracket; of an empty list, nothing. */
        pages: (context: RouteContext) => AsyncGenerator<WrittenPage, void>;
        /** How many pages the list has. */
        countPages: (context: RouteContext) => Promise<number>;
        /** Null when the list has no page numbers. */
        readNumbered: ReadNumbered | null;
      }
  );

/** Reads one page by its number, and how many artifacts the whole list has. */
type ReadNumbered = (
  context: RouteContext,
  page: NumberedPage,
  chargeAhead: (operations: number) => Promise<void>,
) => Promise<{ total: number; edges: RestPageFragment['edges'] }>;

/** A call whose response is one JSON value. It executes one operation if the input is valid. */
export function call<Data, Variables>(row: CallRow<Data, Variables>): Route {
  const { method, path, who, documentation, status = 200 } = row;
  const respond = async (context: RouteContext): Promise<RouteResponse> => {
    const fieldErrors = runGuards(row.guards, context);
    try {
      const data = await context.run(row.operation, row.variables(context));
      const body = row.present(data, context);
      return { headers: row.headers ? row.headers(data) : {}, body };
    } catch (error) {
      if (codeOf(error) === 'BAD_USER_INPUT') await row.authorizeRefusedInput?.(context);
      throw withFieldErrors(error, fieldErrors);
    }
  };
  const query = row.operation.toString();
  return { kind: 'call', method, path, who, status, documentation, query, respond };
}

/** A call whose response is every artifact of a connection. It executes one operation per page. */
export function list<Data, Variables, CursorsData>(
  row: ListRow<Data, Variables, CursorsData>,
): Route {
  const { path, who, documentation, guards, operation, variables, page, numbered } = row;
  const variablesOf = (context: RouteContext, window: Partial<Window>) => ({
    ...(variables(context) as Record<keyof Variables, unknown>),
    ...window,
  });
  const pages = (context: RouteContext) => {
    let before = '[';
    return readPages(async (after) => {
      const window = { first: MAX_PAGE_SIZE, after };
      const found = page(await context.run(operation, variablesOf(context, window)));
      if (!found) return undefined;
      const { edges, pageInfo } = found;
      const artifacts = edges.map(({ node }) => presentArtifact(node, context.record.types));
      const text = artifacts.map((artifact) => JSON.stringify(artifact)).join(',');
      const bytes = Buffer.from(text && before + text);
      if (text) before = ',';
      return { pageInfo, bytes };
    });
  };
  const countPages = async (context: RouteContext) =>
    Math.ceil((await row.count(context)) / MAX_PAGE_SIZE);
  const authorize = (context: RouteContext) => void runGuards(guards, context);
  const readNumbered: ReadNumbered | null =
    numbered === undefined
      ? null
      : async (context, numberedPage, chargeAhead) => {
          const total = await row.count(context);
          const found = await readNumberedPage(numberedPage, {
            total,
            chargeAhead,
            readCursors: async (window) =>
              numbered.cursors(await context.run(numbered.operation, variablesOf(context, window))),
            read: async (window) =>
              page(await context.run(operation, variablesOf(context, window))),
          });
          return { total, edges: found?.edges ?? [] };
        };
  const query = operation.toString();
  const head = { method: 'GET', path, who, status: 200, documentation, query } as const;
  return { kind: 'list', ...head, authorize, pages, countPages, readNumbered };
}

function runGuards(guards: readonly Guard[] = [], context: RouteContext): FieldErrors {
  return Object.assign({}, ...guards.map((guard) => guard(context))) as FieldErrors;
}

/** Adds the guards' field errors to the schema's, so that the client can correct all fields at once. */
function withFieldErrors(error: unknown, fieldErrors: FieldErrors): unknown {
  const fields = fieldErrorsOf(error);
  return fields && Object.keys(fieldErrors).length > 0
    ? invalidInput({ ...fields, ...fieldErrors })
    : error;
}
