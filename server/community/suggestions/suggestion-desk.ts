import { can } from '../../base/rights';
import type { Sql } from '../../database/sql';
import type { MemberContext } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { SuggestionReader } from './suggestion.reader';
import type { Suggestion } from './suggestion.types';

const DAY = 24 * 3_600_000;

/** How long a suggestion is its owner's alone. */
const OWN_TIME = 30 * DAY;

/** How long members see how their suggestions ended. */
const SHOWN_AFTER_END = 30 * DAY;

/** The part of a list that is read, the oldest first. */
interface DeskPage {
  now: Date;
  first: number;
  /** The last one of the page before. */
  after?: { at: Date; id: string };
}

/** Suggestions as the desks of members list them. */
export class SuggestionDesk {
  private readonly reader: SuggestionReader;

  constructor(services: Services) {
    this.reader = services.get(SuggestionReader);
  }

  /** The open suggestions that wait for the caller, by the time when they were made. */
  async toDecide(
    caller: MemberContext,
    { now, first, after }: DeskPage,
    selection: Selection,
  ): Promise<Suggestion[]> {
    const rows = await this.reader.read({
      conditions: [waitsFor(caller, now), ...followsOn('suggestedAt', after)],
      limit: first,
    });
    return this.reader.present(caller, rows, selection);
  }

  countToDecide(caller: MemberContext, now: Date): Promise<number> {
    return this.reader.count([waitsFor(caller, now)]);
  }

  /** The caller's suggestions that were decided in the last days, by the time of the decision. */
  async ended(
    caller: MemberContext,
    { now, first, after }: DeskPage,
    selection: Selection,
  ): Promise<Suggestion[]> {
    const { uid } = caller.viewer;
    const since = now.getTime() - SHOWN_AFTER_END;
    const rows = await this.reader.read({
      conditions: [
        {
          sql: `suggestion.memberUid = :uid AND suggestion.decidedAt >= :since
            AND suggestion.state IN ('ACCEPTED', 'REFUSED')`,
          parameters: { uid, since },
        },
        ...followsOn('decidedAt', after),
      ],
      orderBy: 'decidedAt',
      limit: first,
    });
    return this.reader.present(caller, rows, selection);
  }
}

/** Those for the caller's own artifacts, and for editors what owners leave, or cannot decide any more. */
function waitsFor(caller: MemberContext, now: Date): Sql {
  const isOwn = 'artifact.ownerUid = :uid';
  const isLeft = `suggestion.suggestedAt <= :left OR EXISTS (SELECT 1 FROM "members" "owner"
    WHERE "owner"."uid" = artifact.ownerUid AND "owner"."erasedAt" IS NOT NULL)`;
  const condition = can('decideForOwners', caller) ? `(${isOwn} OR ${isLeft})` : isOwn;
  return {
    sql: `suggestion.state = 'OPEN' AND ${condition}`,
    parameters: { uid: caller.viewer.uid, left: now.getTime() - OWN_TIME },
  };
}

const followsOn = (column: string, after: DeskPage['after']): Sql[] =>
  after
    ? [
        {
          sql: `(suggestion.${column}, suggestion.id) > (:at, :id)`,
          parameters: { at: after.at.getTime(), id: after.id },
        },
      ]
    : [];
