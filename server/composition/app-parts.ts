import type { TokenVerifier } from '../catalogue/members/token-verifier';
import type { Changes } from '../database/changes';
import type { Database } from '../database/database';
import type { Writer } from '../database/writer';
import type { Environment } from '../base/env';
import type { LogOutput } from '../base/logging';
import type { CurrentSite } from '../site/current-site';
import type { Feature } from '../web/feature';
import type { PageRenderer, ServerSite } from '../web/pages/page-rendering';
import type { FastifyOptions } from './create-fastify';
import type { Metrics } from './metrics';
import type { PictureParts } from './pictures';
import type { RuntimeConfig } from './runtime-config';

/** What the web server is built from; tests pass parts of their own. */
export interface AppParts extends FastifyOptions {
  /** Without it, the log goes to the standard output. */
  logTo?: LogOutput;
  database: Database;
  writer: Writer;
  verifier: TokenVerifier;
  /** Where pictures are stored, and made. */
  pictures: PictureParts;
  /** The folder of the built web client. */
  clientDir: string;
  /** Prepares to render pages on the server; without it, the browser renders them alone. */
  createRenderer?: (config: RuntimeConfig, site: ServerSite) => PageRenderer;
  /** The operator's site; without it, the built-in one. */
  site?: CurrentSite;
  settings: Pick<
    Environment,
    | 'production'
    | 'publicUrl'
    | 'policyDir'
    | 'contact'
    | 'linkedPictures'
    | 'dataLicense'
    | 'firebaseWebConfig'
    | 'emulator'
    | 'checksRevocation'
    | 'trustProxy'
    | 'rateLimit'
    | 'memberQuotas'
    | 'logLevel'
    | 'cache'
    | 'metricsToken'
    | 'copyLinkedPictures'
    | 'mail'
  >;
  /** What other processes write; without it, this process is the only one. */
  changes?: Changes;
  /** The metrics of this process and of others; without it, of this process alone. */
  metrics?: Metrics;
  /** Without it, every feature of the product. */
  features?: readonly Feature[];
  /** Whether repeated operations are accelerated; without it, they are. */
  accelerated?: boolean;
}
