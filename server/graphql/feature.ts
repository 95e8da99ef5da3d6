import type { Changes } from '../changes/changes';
import type { Database } from '../database/database';
import type { MemberData } from '../database/member-data';
import type { Entities } from '../database/open-database';
import type { Writer } from '../database/writer';

/** A noun of the product: its tables, and the resolvers that it adds to the schema. */
export interface Feature {
  readonly entities: Entities;
  readonly resolvers: readonly ResolverClass[];
  /** What its tables store about members. */
  readonly memberData?: readonly MemberData[];
}

type ServiceClass<Service> = new (services: Services) => Service;
export type ResolverClass = ServiceClass<object>;

/** Makes each service and each resolver of a server once, on first use. */
export class Services {
  private readonly instances = new Map<ServiceClass<object>, object>();

  /**
   * @param remembers whether services may keep what every page shows in memory.
   * @param publicUrl the origin of this deployment, which absolute addresses begin with.
   */
  constructor(
    readonly database: Database,
    readonly writer: Writer,
    readonly changes: Changes,
    readonly remembers: boolean,
    readonly publicUrl: string,
  ) {}

  get<Service extends object>(Class: ServiceClass<Service>): Service {
    const existing = this.instances.get(Class);
    if (existing) return existing as Service;
    const service = new Class(this);
    this.instances.set(Class, service);
    return service;
  }
}
