import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { CatalogueCommands } from '../database/admin-command';
import type { Database } from '../database/database';
import type { MemberData } from '../database/member-data';
import type { Entities } from '../database/open-database';
import type { Writer } from '../database/writer';
import type { Context, ContextOf } from './graphql/context';
import type { Execute } from './graphql/operation-runner';
import type { ResolverClass, Services } from './graphql/services';
import type { Link } from './http/links';
import { named } from './http/named-scope';
import type { RateLimit } from './http/rate-limit';
import { sendErrorsAsJson } from './http/send-error';
import type { PageRenderer } from './pages/page-rendering';
import type { SendPage } from './pages/pages';

/** Everything that a folder adds to the product. `composition/features.ts` lists the features. */
export interface Feature {
  readonly name: string;
  /** Its tables. */
  readonly entities?: Entities;
  /** What it adds to the schema of GraphQL. */
  readonly resolvers?: readonly ResolverClass[];
  /** What its tables store about members, and what an erasure deletes of it. */
  readonly memberData?: readonly MemberData[];
  /** What is deleted every day. */
  readonly purges?: readonly Purge[];
  /** Its commands of `npm run admin`. The server does not load their files. */
  readonly commands?: () => Promise<CatalogueCommands>;
  /** Adds its routes, its metrics and what runs beside requests. */
  readonly register?: (app: FastifyInstance, host: Host) => void | Promise<void>;
  /** Its addresses of an artifact, which the header Link of the artifact's page names. */
  readonly linksOf?: (artifactId: string, host: Host) => readonly Link[];
}

/** A deletion that no request asks for. */
export interface Purge {
  /** Names the data in the operator's log, after "The". */
  readonly what: string;
  readonly purge: (database: Database, writer: Writer) => Promise<void>;
}

/** What the server offers to the features that register routes. */
export interface Host {
  readonly services: Services;
  readonly registry: Registry;
  /** Null where requests are not limited. */
  readonly limit: RateLimit | null;
  /** Writes the schema of the API, which takes milliseconds. */
  readonly schemaText: () => string;
  /** Renders pages; undefined where the browser renders them alone. */
  readonly renderer: PageRenderer | undefined;
  /** Sends the page of the request's address. */
  readonly sendPage: SendPage;
  /** Who makes a request. */
  readonly contextOf: ContextOf;
  /** The context of a visitor, for responses that are the same for everybody. */
  readonly visitorContext: (request: FastifyRequest) => Promise<Context>;
  /** Executes an operation of GraphQL in this process, with all checks. */
  readonly execute: Execute;
  /** Counts a response that is streamed. @throws GraphQLError when too many are. */
  readonly beginStream: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Changes with every write that a visitor, or a member, may see. */
  readonly revision: (audience: 'visitor' | 'member') => string;
  /** An error of the database as the schema would show it. */
  readonly translateError: (error: unknown) => unknown;
}

/** Registers routes in a scope whose errors are sent as JSON, in the form of REST. */
export const withJsonErrors =
  (register: (scope: FastifyInstance, host: Host) => void): NonNullable<Feature['register']> =>
  async (app, host) => {
    const scoped = async (scope: FastifyInstance) => {
      sendErrorsAsJson(scope, host.translateError);
      register(scope, host);
    };
    await app.register(named(register.name, scoped));
  };
