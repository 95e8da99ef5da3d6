import type { MemberQuotas } from '../../base/env';
import type { MailSettings } from '../../base/mail-settings';
import type { Changes } from '../../database/changes';
import type { Database } from '../../database/database';
import type { MemberData } from '../../database/member-data';
import type { Writer } from '../../database/writer';
import type { CurrentSite } from '../../site/current-site';

/** What services have to know of this deployment. */
export interface Deployment {
  /** The origin, which absolute addresses begin with. */
  publicUrl: string;
  /** The operator's site, as it is now. */
  site: CurrentSite;
  /** The folder of the operator's own policies; null for the default texts. */
  policyDir: string | null;
  /** The operator's e-mail address, if any. */
  contact: string | null;
  /** The address of the licence of the catalogue's data, if any. */
  dataLicense: string | null;
  memberQuotas: MemberQuotas;
  /** Null where no mail is sent. */
  mail: MailSettings | null;
  /** Deletes a user at the sign-in provider; undefined where the server may not. */
  deleteUser: ((uid: string) => Promise<void>) | undefined;
}

type ServiceClass<Service> = new (services: Services) => Service;
export type ResolverClass = ServiceClass<object>;

/** Makes each service and each resolver of a server once, on first use. */
export class Services {
  private readonly instances = new Map<ServiceClass<object>, object>();

  /**
   * @param cacheEnabled whether services may cache counts in memory.
   * @param memberData everything that the database stores about a member.
   */
  constructor(
    readonly database: Database,
    readonly writer: Writer,
    readonly changes: Changes,
    readonly cacheEnabled: boolean,
    readonly deployment: Deployment,
    readonly memberData: readonly MemberData[],
  ) {}

  get<Service extends object>(Class: ServiceClass<Service>): Service {
    const existing = this.instances.get(Class);
    if (existing) return existing as Service;
    const service = new Class(this);
    this.instances.set(Class, service);
    return service;
  }
}
