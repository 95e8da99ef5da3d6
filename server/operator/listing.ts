import type { DataSource } from 'typeorm';
import { fold } from '../artifacts/fold';
import { Statement } from '../database/statement';
import { foldEmail } from '../members/fold-email';

/** Which artifacts an operator wants to see, of the newest ones. */
export interface Wanted {
  /** A part of the name, or the whole e-mail address or uid of who added it. */
  word: string;
  onlyHidden: boolean;
  first: number;
}

/** Names and addresses are cut to this length, in characters. */
const MAX_CELL = 40;

/** The artifacts, newest first, as lines of text. */
export async function listArtifacts(dataSource: DataSource, wanted: Wanted): Promise<string> {
  const { word, onlyHidden, first } = wanted;
  const statement = new Statement(dataSource);
  const part = `%${fold(word).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await statement.rows<ListedRow>(`
    SELECT artifact.*, "displayName" AS "name", "email" FROM (
      SELECT "id", "artifactName", "artifactNameFolded", "artifactType", "ownerUid", "addedAt",
        "likeCount", '' AS "hidden" FROM "artifacts" ${onlyHidden ? 'WHERE 1 = 0' : ''}
      UNION ALL SELECT "id", "record" ->> 'artifactName', "record" ->> 'artifactNameFolded',
        "record" ->> 'artifactType', "record" ->> 'ownerUid',
        CAST("record" ->> 'addedAt' AS bigint), CAST("record" ->> 'likeCount' AS integer), 'hidden'
        FROM "hidden_artifacts"
    ) artifact JOIN "members" ON "uid" = "ownerUid"
    WHERE "artifactNameFolded" LIKE ${statement.bind(part)} ESCAPE '\\'
      OR "emailFolded" = ${statement.bind(foldEmail(word))} OR "uid" = ${statement.bind(word)}
    ORDER BY "id" DESC LIMIT ${first}`);
  const lines = rows.map((row) => [
    String(row.id),
    row.artifactName,
    row.artifactType,
    String(row.likeCount),
    day(row.addedAt),
    row.name ?? 'Member',
    row.email,
    row.ownerUid,
    row.hidden,
  ]);
  return table(['id', 'name', 'type', 'likes', 'added', 'by', 'e-mail', 'uid', ''], lines);
}

interface ListedRow {
  id: number;
  artifactName: string;
  artifactType: string;
  likeCount: number;
  addedAt: number | string;
  name: string | null;
  email: string;
  ownerUid: string;
  hidden: string;
}

/** The latest acts, newest first, as lines of text. */
export async function listActs(dataSource: DataSource, first: number): Promise<string> {
  const acts = await dataSource.query<{ at: number | string; act: string; subject: string }[]>(
    `SELECT "at", "act", "subject" FROM "operator_acts" ORDER BY "id" DESC LIMIT ${first}`,
  );
  const lines = acts.map(({ at, act, subject }) => [moment(at), act, subject]);
  return table(['when', 'act', 'whom or what'], lines);
}

const moment = (instant: number | string) => new Date(Number(instant)).toISOString();
const day = (instant: number | string) => moment(instant).slice(0, 10);

function table(heading: string[], rows: string[][]): string {
  const cells = [heading, ...rows].map((row) => row.map(cell));
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => length(row[column]))));
  return cells
    .map((row) => row.map((text, n) => text + ' '.repeat((widths[n] ?? 0) - length(text))))
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

/** What members write shall not write elsewhere on the operator's screen. */
function cell(text: string): string {
  const characters = [...text.replace(/\p{C}/gu, '')];
  if (characters.length <= MAX_CELL) return characters.join('');
  return `${characters.slice(0, MAX_CELL - 1).join('')}…`;
}

const length = (text = '') => [...text].length;
