import type { Run } from './execute';
import type { RestPageFragment } from './generated/operations';
import type { Guard } from './guards';
import type { TypedOperation } from './operations';
import { badInput, type FieldErrors, fieldsOf } from './status';
import type { Vocabulary } from './vocabulary';

/** One request as a documented call sees it. */
export interface Exchange {
  params: Readonly<Record<string, string | undefined>>;
  /** The members of the JSON object that was sent; none where something else was. */
  body: Readonly<Record<string, unknown>>;
  run: Run;
  /** Whether an e-mail address is the caller's. */
  isViewer: (email: string) => boolean;
  vocabulary: Vocabulary;
}

interface Row<Data, Variables> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  who: 'anyone' | 'members';
  guards?: readonly Guard[];
  operation: TypedOperation<Data, Variables>;
  variables: (exchange: Exchange) => Record<keyof Variables, unknown>;
}

interface CallRow<Data, Variables> extends Row<Data, Variables> {
  present: (data: Data, vocabulary: Vocabulary) => unknown;
  status?: number;
}

interface ListRow<Data, Variables> extends Omit<Row<Data, Variables>, 'method' | 'variables'> {
  /** Without `after`, which the walk adds. */
  variables: (exchange: Exchange) => Omit<Record<keyof Variables, unknown>, 'after'>;
  page: (data: Data) => RestPageFragment | undefined;
}

/** A documented call, ready to be served. */
export type Route = Pick<Row<unknown, unknown>, 'method' | 'path' | 'who'> &
  (
    | { kind: 'call'; status: number; answer: (exchange: Exchange) => Promise<unknown> }
    | {
        kind: 'list';
        authorize: (exchange: Exchange) => Promise<unknown>;
        pages: (exchange: Exchange) => AsyncGenerator<RestPageFragment, void>;
      }
  );

/** A call that is answered with one JSON value. */
export function call<Data, Variables>(row: CallRow<Data, Variables>): Route {
  const { method, path, who, status = 200, operation, variables, present } = row;
  const answer = async (exchange: Exchange) => {
    const faults = await passGuards(row.guards, exchange);
    try {
      const data = await exchange.run(operation, variables(exchange));
      return present(data, exchange.vocabulary);
    } catch (error) {
      throw withFaults(error, faults);
    }
  };
  return { kind: 'call', method, path, who, status, answer };
}

/** A call that is answered with every artifact of a connection, however many they are. */
export function list<Data, Variables>(row: ListRow<Data, Variables>): Route {
  const { path, who, guards, operation, variables, page } = row;
  async function* pages(exchange: Exchange): AsyncGenerator<RestPageFragment, void> {
    let after: string | null = null;
    do {
      const data: Data = await exchange.run(operation, {
        ...(variables(exchange) as Record<keyof Variables, unknown>),
        after,
      });
      const current = page(data);
      if (!current) return;
      yield current;
      after = current.pageInfo.hasNextPage ? current.pageInfo.endCursor : null;
    } while (after !== null);
  }
  const authorize = (exchange: Exchange) => passGuards(guards, exchange);
  return { kind: 'list', method: 'GET', path, who, authorize, pages };
}

async function passGuards(guards: readonly Guard[] = [], exchange: Exchange) {
  const faults: FieldErrors = {};
  for (const guard of guards) Object.assign(faults, await guard(exchange));
  return faults;
}

/** What guards found wrong is told with what the schema found, so that a caller mends all at once. */
function withFaults(error: unknown, faults: FieldErrors): unknown {
  const fields = fieldsOf(error);
  return fields && Object.keys(faults).length > 0 ? badInput({ ...fields, ...faults }) : error;
}
