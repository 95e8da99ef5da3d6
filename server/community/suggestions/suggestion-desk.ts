import type { Sql } from '../../database/sql';
import type { Context } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { SuggestionReader } from './suggestion.reader';
import type { Suggestion } from './suggestion.types';

const DAY = 24 * 3_600_000;

/** How long a suggestion is its owner's alone. */
const OWN_TIME = 30 * DAY;

/** How long members see how their suggestions ended. */
const SHOWN_AFTER_END = 30 * DAY;

/** Suggestions for artifacts that are shown: those for others are on no desk. */
const SHOWN = `"suggestions" AS suggestion
  JOIN "artifacts" AS artifact ON artifact."id" = suggestion."artifactId"`;

/** Which suggestions lie on a desk, in SQL about `suggestion` and `artifact`. */
export interface DeskSuggestions {
  /** Since when. */
  since: string;
  /** What stands behind FROM. */
  from: Sql;
}

/**
 * The open suggestions that wait for a member: those for their own artifacts, and for editors what owners
 * leave, or cannot decide any more.
 */
export function suggestionsToDecide(
  { uid, isEditor }: { uid: string; isEditor: boolean },
  now: number,
): DeskSuggestions {
  const isOwn = 'artifact."ownerUid" = :uid';
  const hasNoOwner = 'owner."erasedAt" IS NOT NULL';
  const waits = isEditor
    ? `(${isOwn} OR ${hasNoOwner} OR suggestion."suggestedAt" <= :leftSince)`
    : isOwn;
  return {
    since: `CASE WHEN ${isOwn} OR ${hasNoOwner} THEN suggestion."suggestedAt"
      ELSE suggestion."suggestedAt" + ${OWN_TIME} END`,
    from: {
      sql: `${SHOWN} JOIN "members" AS owner ON owner."uid" = artifact."ownerUid"
        WHERE suggestion."state" = 'OPEN' AND ${waits}`,
      parameters: { uid, ...(isEditor && { leftSince: now - OWN_TIME }) },
    },
  };
}

/** A member's own suggestions that were decided in the last days. */
export const endedSuggestions = (uid: string, now: number): DeskSuggestions => ({
  since: 'suggestion."decidedAt"',
  from: {
    sql: `${SHOWN} WHERE suggestion."memberUid" = :uid AND suggestion."decidedAt" >= :endedSince
      AND suggestion."state" IN ('ACCEPTED', 'REFUSED')`,
    parameters: { uid, endedSince: now - SHOWN_AFTER_END },
  },
});

/** The members for whose artifacts somebody suggests something. */
export const ownersAsked = `SELECT artifact."ownerUid" FROM ${SHOWN}
  WHERE suggestion."state" = 'OPEN'`;

/** Reads the suggestions of a desk. */
export class SuggestionDesk {
  private readonly reader: SuggestionReader;

  constructor(services: Services) {
    this.reader = services.get(SuggestionReader);
  }

  /** Suggestions by their identifiers, as the caller sees them. The caller has found them on a desk. */
  async readByIds(
    caller: Context,
    ids: readonly string[],
    selection: Selection,
  ): Promise<ReadonlyMap<string, Suggestion>> {
    if (ids.length === 0) return new Map();
    const condition: Sql = { sql: 'suggestion.id IN (:...ids)', parameters: { ids } };
    const rows = await this.reader.read(condition);
    const suggestions = await this.reader.present(caller, rows, selection);
    return new Map(suggestions.map((suggestion) => [suggestion.id, suggestion]));
  }
}
