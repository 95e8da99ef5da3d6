import { normalizeEmail, sameEmail } from '../../../common/members';
import type { KeysetPage } from '../../database/keyset';
import { withConditions, type Sql } from '../../database/sql';
import { badUserInput } from '../../base/errors';
import { can } from '../../base/rights';
import {
  type Connection,
  type Ordering,
  type PageArgs,
  readConnection,
} from '../../web/graphql/connection';
import type { MemberContext, Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { ArtifactReader, tagShown } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import { ArtifactOrder, type ArtifactsArgs, type ArtifactsByUserArgs } from './artifact.types';
import type { CountableList } from './facets/facets.types';
import type { FactFilterInput } from './facts/facts.types';
import { comparable } from '../../../common/facts';
import { countWaiting, WaitingReader } from './hidden/waiting.reader';
import { ArtifactList } from './search/artifact-list';
import {
  type ArtifactCriteria,
  criteriaOf,
  describedCondition,
  NO_CRITERIA,
  updatedCondition,
} from './search/criteria';

type ArtifactConnection = Connection<ArtifactRow> & {
  countable: CountableList;
  requestArgs?: ArtifactsArgs;
};

/** What one member added, newest first. */
const addedOrdering: Ordering = {
  name: 'ADDED',
  direction: 'DESC',
  keys: [{ column: 'id', type: 'number' }],
};

/** Reads lists of artifacts, public ones and those of a member. */
export class ArtifactListService {
  private readonly reader: ArtifactReader;
  private readonly waiting: WaitingReader;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
    this.waiting = services.get(WaitingReader);
  }

  /** The public list, without e-mail addresses. Its page is read only when it is shown. */
  async list(
    args: ArtifactsArgs,
    selection: Selection,
    showsPage: boolean,
  ): Promise<ArtifactConnection> {
    const criteria = await criteriaOf(this.services, args.filter);
    const connection = await this.readPublicList(
      criteria,
      orderOf(args, criteria),
      args,
      selection,
      showsPage,
    );
    return Object.assign(connection, { requestArgs: args });
  }

  /** The artifacts that this member added, newest first, as a public list. */
  byContributor(uid: string, page: PageArgs, selection: Selection): Promise<ArtifactConnection> {
    return this.readPublicList(
      { ...NO_CRITERIA, owner: uid },
      ArtifactOrder.NEWEST,
      page,
      selection,
    );
  }

  /** The artifacts that have a value of a public fact, newest first, as a public list. */
  withFact(
    { key, value }: FactFilterInput,
    page: PageArgs,
    selection: Selection,
  ): Promise<ArtifactConnection> {
    return this.readPublicList(
      { ...NO_CRITERIA, facts: [{ key, value: comparable(value) }] },
      ArtifactOrder.NEWEST,
      page,
      selection,
    );
  }

  /** The `first` most liked artifacts, without e-mail addresses. */
  async mostLiked(first: number, selection: Selection): Promise<ArtifactRow[]> {
    const list = new ArtifactList(this.services, NO_CRITERIA, ArtifactOrder.MOST_LIKED);
    const rows = await list.readFirst(first, selection.columns);
    selection.tag('artifacts');
    selection.tag('likes');
    tagShown(selection, rows);
    return rows;
  }

  /**
   * The artifacts that members with this e-mail address added, newest first. One's own whole list has those that
   * wait for review, too. Where the site shows no addresses, only moderators find those of others: a list would
   * confirm whose address it is.
   */
  byEmail(
    caller: MemberContext,
    { email, updatedSince, described, ...page }: ArtifactsByUserArgs,
    selection: Selection,
  ): Promise<ArtifactConnection> {
    const updated = (column: string) =>
      updatedSince ? updatedCondition(column, updatedSince) : null;
    const isDescribed = (columnOf: (name: string) => string) =>
      described == null ? null : describedCondition(columnOf, described);
    // The address of an erased member is empty, and erased members do not share it.
    const { showAddresses } = this.services.deployment.site.get();
    const isOwn = showAddresses || can('moderate', caller) ? null : ' AND "uid" = :viewer';
    const members = `(SELECT "uid" FROM "members"
      WHERE "emailNormalized" = :email AND "erasedAt" IS NULL${isOwn ?? ''})`;
    const condition = withConditions(
      {
        sql: `artifact.ownerUid IN ${members}`,
        parameters: { email: normalizeEmail(email), ...(isOwn && { viewer: caller.viewer.uid }) },
      },
      updated('artifact.updatedAt'),
      isDescribed((name) => `artifact.${name}`),
    );
    const source = withConditions(
      { sql: `"artifacts" WHERE "ownerUid" IN ${members}`, parameters: {} },
      updated('"updatedAt"'),
      isDescribed((name) => `"${name}"`),
    );
    const isNarrowed = updatedSince != null || described != null;
    const { viewer } = caller;
    const uid = sameEmail(email, viewer.email) && !isNarrowed ? viewer.uid : undefined;
    return this.readMembersList({ ...condition, source: source.sql }, page, selection, uid);
  }

  /**
   * The artifacts that this member added, newest first, with their e-mail address. The member sees those that
   * wait for review, too.
   */
  byMember({ uid }: Viewer, page: PageArgs, selection: Selection): Promise<ArtifactConnection> {
    const condition = { sql: 'artifact.ownerUid = :uid', parameters: { uid } };
    const source = '"artifacts" WHERE "ownerUid" = :uid';
    return this.readMembersList({ ...condition, source }, page, selection, uid);
  }

  /** A public list, without e-mail addresses. */
  private async readPublicList(
    criteria: ArtifactCriteria,
    order: ArtifactOrder,
    page: PageArgs,
    selection: Selection,
    showsPage = true,
  ): Promise<ArtifactConnection> {
    const list = new ArtifactList(this.services, criteria, order);
    selection.tag('artifacts');
    if (order === ArtifactOrder.MOST_LIKED) selection.tag('likes');
    const read = async (keyset: KeysetPage) => {
      const rows = await list.readPage(keyset, selection.columns);
      // The last row of a full page only shows that there is a next page.
      tagShown(selection, rows.slice(0, keyset.limit - 1));
      return rows;
    };
    const { ordering } = list;
    const countTotal = () => list.count();
    const connection = await readConnection<ArtifactRow>(
      { ordering, read: showsPage ? read : null, countTotal },
      page,
    );
    return Object.assign(connection, { countable: { criteria } });
  }

  /**
   * @param list its condition says `artifact.COLUMN`, its source says `COLUMN`.
   * @param uid the member whose waiting artifacts are in the list, if any are.
   */
  private async readMembersList(
    { source, ...condition }: Sql & { source: string },
    page: PageArgs,
    { columns }: Selection,
    uid?: string,
  ): Promise<ArtifactConnection> {
    const query = { columns, withOwnerEmail: true, conditions: [condition] };
    const counted = { sql: source, parameters: condition.parameters };
    const connection = await readConnection<ArtifactRow>(
      {
        ordering: addedOrdering,
        read: async (keyset) => {
          const shown = await this.reader.readPage(keyset, query);
          const waiting = uid ? await this.waiting.readPage(uid, keyset, columns) : [];
          return byId([...shown, ...waiting], keyset);
        },
        countTotal: () => this.countMembersList(counted, uid),
      },
      page,
    );
    return Object.assign(connection, { countable: { source: counted } });
  }

  private async countMembersList({ sql, parameters }: Sql, uid?: string): Promise<number> {
    const numbers = await this.services.database.numbers([
      { sql: `SELECT count(*) AS "number" FROM ${sql}`, parameters },
      ...(uid ? [countWaiting(uid)] : []),
    ]);
    return numbers.flat().reduce((total, number) => total + number, 0);
  }
}

/** The first rows of a page, by their identifiers in its direction. */
function byId(rows: ArtifactRow[], { order, limit }: KeysetPage): ArtifactRow[] {
  const sign = order.direction === 'ASC' ? 1 : -1;
  return rows.sort((one, other) => sign * (one.id - other.id)).slice(0, limit);
}

/**
 * The order that the arguments name, or the default order of the list.
 * @throws BAD_USER_INPUT for an order of relevance without a text.
 */
function orderOf({ filter, orderBy }: ArtifactsArgs, criteria: ArtifactCriteria): ArtifactOrder {
  const { NEWEST, RELEVANCE } = ArtifactOrder;
  if (orderBy && orderBy !== RELEVANCE) return orderBy;
  if (orderBy && filter?.text == null && !criteria.isAnywhere) {
    throw badUserInput('Only a list with a text has an order of relevance.', {
      orderBy: 'Please give filter.text or filter.anywhere with RELEVANCE.',
    });
  }
  // A text without words is no condition.
  return criteria.terms.length > 0 || criteria.isAnywhere ? RELEVANCE : NEWEST;
}
