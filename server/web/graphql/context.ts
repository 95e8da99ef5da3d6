import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '../../../common/roles';
import type { Reader } from '../../database/change';
import type { PendingResponse } from '../response-cache/pending-response';

/** The member who makes a request, as their latest token shows them. */
export interface Viewer {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
}

/** Gives the context of a request, always the same one. @throws GraphQLError alone, which callers show. */
export type ContextOf = (request: IncomingMessage) => Promise<Context>;

/** What one request carries to the resolvers. */
export interface Context {
  /** Null for a visitor. */
  viewer: Viewer | null;
  /** What the viewer may do; a visitor is no more than a member. */
  role: Role;
  /** When the viewer signed in; null for a visitor. */
  signedInAt: Date | null;
  /**
   * To be called before each write. The response to a write is not cached.
   * @throws UNAUTHENTICATED when the viewer's token was revoked, where that can be known;
   * RATE_LIMITED when the viewer, or the visitor's network, has written too often.
   */
  assertMayWrite(): Promise<void>;
  /** @throws UNAUTHENTICATED when the viewer's token was revoked, where that can be known. */
  assertNotRevoked(): Promise<void>;
  /** Counts further requests, even beyond the limit. */
  chargeBeyondLimit(requests: number): void;
  /**
   * Counts the requests that an operation is worth. One of them was counted when the server received
   * the request.
   * @throws RATE_LIMITED
   */
  chargeOperation(requests: number): void;
  /**
   * Counts operations of the request before they are executed, even beyond the limit.
   * @throws RATE_LIMITED when the limit is exceeded already.
   */
  chargeAhead(requests: number): void;
  /** Takes the tags of the response; undefined where the response is not to be cached. */
  pendingResponse: PendingResponse | undefined;
  requestId: string;
  log: FastifyBaseLogger;
}

/** A context behind `@Authorized()`. */
export type MemberContext = Context & { viewer: Viewer };

/** For whom a request reads. */
export const readerOf = ({ viewer }: Context): Reader => (viewer ? 'member' : 'visitor');
