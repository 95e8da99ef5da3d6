import Database from 'better-sqlite3';
import { artifactTypeLabels } from '../../common/artifact-types';
import type { Caller } from './token';

export interface Filter {
  /** The normalized search term; empty for all names. */
  term: string;
  type: string | null;
}

export interface ArtifactRow {
  id: number;
  addedAt: number;
}

const ARTIFACTS = `
  SELECT a.id, a.artifactName, a.artifactType, a.image, a.createdAt, a.discoveredAt, a.discoveredBy,
    a.presentLocation, a.historicalContext, a.description, a.likeCount, a.viewCount, a.addedAt,
    coalesce(m.displayName, 'Member') AS userName
  FROM artifacts a JOIN members m ON m.uid = a.ownerUid`;

/** The statements, prepared once. */
export class Catalogue {
  private readonly db: Database.Database;
  private readonly statements = new Map<string, Database.Statement>();
  private readonly known = new Set<string>();

  constructor(file: string) {
    this.db = new Database(file);
    // As in the product: an acknowledged write is synced to the disk.
    this.db.pragma('synchronous = FULL');
    this.db.pragma('foreign_keys = ON');
  }

  page(filter: Filter, after: number | null, limit: number): ArtifactRow[] {
    const { where, values } = conditions(filter, after);
    const sql = `${ARTIFACTS} ${where} ORDER BY a.id DESC LIMIT ?`;
    return this.prepared(sql).all(...values, limit) as ArtifactRow[];
  }

  count(filter: Filter): number {
    const { where, values } = conditions(filter, null);
    const sql = `SELECT count(*) AS total FROM artifacts a ${where}`;
    return (this.prepared(sql).get(...values) as { total: number }).total;
  }

  types(): { type: string; label: string }[] {
    const rows = this.prepared('SELECT DISTINCT artifactType FROM artifacts').all();
    const found = new Set((rows as { artifactType: string }[]).map((row) => row.artifactType));
    return Object.entries(artifactTypeLabels)
      .filter(([type]) => found.has(type))
      .map(([type, label]) => ({ type, label }));
  }

  artifact(id: number): ArtifactRow | undefined {
    return this.prepared(`${ARTIFACTS} WHERE a.id = ?`).get(id) as ArtifactRow | undefined;
  }

  mostLiked(limit: number): ArtifactRow[] {
    const sql = `${ARTIFACTS} ORDER BY a.likeCount DESC, a.id DESC LIMIT ?`;
    return this.prepared(sql).all(limit) as ArtifactRow[];
  }

  /** @returns whether the member likes the artifact afterwards */
  toggleLike(caller: Caller, artifactId: number): boolean {
    return this.db.transaction(() => {
      this.remember(caller);
      const like = [caller.uid, artifactId];
      const remove = 'DELETE FROM likes WHERE memberUid = ? AND artifactId = ?';
      if (this.prepared(remove).run(...like).changes > 0) return false;
      this.prepared('INSERT INTO likes (memberUid, artifactId) VALUES (?, ?)').run(...like);
      return true;
    })();
  }

  private remember({ uid, email, name }: Caller): void {
    if (this.known.has(uid)) return;
    const sql = `INSERT OR IGNORE INTO members (uid, email, emailNormalized, displayName, tokenIssuedAt)
      VALUES (?, ?, ?, ?, 0)`;
    this.prepared(sql).run(uid, email, email.toLowerCase(), name);
    this.known.add(uid);
  }

  private prepared(sql: string): Database.Statement {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}

function conditions({ term, type }: Filter, after: number | null) {
  const parts: [string, string | number | null][] = [
    ['a.artifactType = ?', type],
    ['instr(a.artifactNameNormalized, ?) > 0', term || null],
    ['a.id < ?', after],
  ];
  const used = parts.filter(([, value]) => value !== null);
  const where = used.length === 0 ? '' : `WHERE ${used.map(([sql]) => sql).join(' AND ')}`;
  return { where, values: used.map(([, value]) => value) };
}
