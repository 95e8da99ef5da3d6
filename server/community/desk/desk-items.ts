import { isAtLeast, type Role } from '../../../common/roles';
import type { HiddenState } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import type { Dialect } from '../../database/engine';
import type { Sql } from '../../database/sql';
import {
  type DeskSuggestions,
  endedSuggestions,
  suggestionsToDecide,
} from '../suggestions/suggestion-desk';
import { DeskItemKind } from './desk.types';

/** Whose desk it is. */
export interface DeskOwner {
  uid: string;
  role: Role;
}

/** The kinds that wait for an act of the desk's owner. */
export const WAITING_KINDS: readonly DeskItemKind[] = [
  DeskItemKind.SUGGESTION,
  DeskItemKind.WAITING,
  DeskItemKind.SENT_BACK,
];

/** Artifacts that are not in the catalogue lie on desks by their states. */
type HiddenKind = HiddenState & keyof typeof DeskItemKind;

type Source = Sql & { kind: DeskItemKind };

/** All columns of a kind's SELECT, in order: those of a UNION have no other names. */
const columns = (names: Record<string, string>): string =>
  ['id', 'since', 'artifactId', 'artifactName', 'reason', 'count']
    .map((name) => `${names[name]} AS "${name}"`)
    .join(', ');

/**
 * What lies on a desk, one SELECT for each kind. Each begins at an index: of the owner's rows, of the open
 * ones, or of what waits.
 */
export function deskSources({ uid, role }: DeskOwner, dialect: Dialect, now: number): Source[] {
  const parameters = { uid };
  const hidden = (kind: HiddenKind, condition: string): Source => ({
    kind: DeskItemKind[kind],
    sql: `SELECT ${columns({
      id: 'CAST(hidden."id" AS text)',
      since: 'hidden."hiddenAt"',
      artifactId: 'hidden."id"',
      artifactName: dialect.jsonText('hidden."record"', 'artifactName'),
      reason: 'hidden."reason"',
      count: '1',
    })} FROM "hidden_artifacts" AS hidden WHERE hidden."state" = '${kind}' AND ${condition}`,
    parameters,
  });
  const reports: Source = {
    kind: DeskItemKind.REPORTS,
    sql: `SELECT ${columns({
      id: 'CAST(artifact."id" AS text)',
      since: 'MIN(report."reportedAt")',
      artifactId: 'artifact."id"',
      artifactName: 'artifact."artifactName"',
      reason: 'NULL',
      count: 'CAST(COUNT(*) AS integer)',
    })} FROM "reports" AS report JOIN "artifacts" AS artifact ON artifact."id" = report."artifactId"
      WHERE report."decidedAt" IS NULL AND artifact."ownerUid" <> :uid
      GROUP BY artifact."id", artifact."artifactName"`,
    parameters,
  };
  const suggestions = (kind: DeskItemKind, { since, from }: DeskSuggestions): Source => ({
    kind,
    sql: `SELECT ${columns({
      id: 'suggestion."id"',
      since,
      artifactId: 'artifact."id"',
      artifactName: 'artifact."artifactName"',
      reason: 'suggestion."reason"',
      count: '1',
    })} FROM ${from.sql}`,
    parameters: from.parameters,
  });
  const isEditor = isAtLeast(role, 'EDITOR');
  return [
    suggestions(DeskItemKind.SUGGESTION, suggestionsToDecide({ uid, isEditor }, now)),
    suggestions(DeskItemKind.ENDED, endedSuggestions(uid, now)),
    ...(isEditor ? [hidden('WAITING', 'hidden."ownerUid" <> :uid')] : []),
    hidden('SENT_BACK', 'hidden."ownerUid" = :uid'),
    hidden('HIDDEN', 'hidden."ownerUid" = :uid'),
    ...(isAtLeast(role, 'MODERATOR') ? [reports] : []),
  ];
}
