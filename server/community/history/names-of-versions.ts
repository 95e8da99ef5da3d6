import DataLoader from 'dataloader';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../database/database';

/** A version of an artifact. */
interface Version {
  artifactId: number;
  /** Its `updatedAt`, in milliseconds. */
  version: number;
}

/** A table that says what made versions: its columns `artifactId` and `version`. */
interface Source {
  /** Names the statement. */
  what: string;
  /** The alias of the table. */
  alias: string;
  /** Selects the name of what made the version, as `name`. */
  query: () => SelectQueryBuilder<ObjectLiteral>;
}

const keyOf = ({ artifactId, version }: Version) => `${artifactId}:${version}`;

/** Reads what made versions of artifacts, for many at once; null where the table has nothing of a version. */
export class NamesOfVersions {
  // Not cached, so that every request gets rows that were read after the request.
  private readonly names = new DataLoader((versions: readonly Version[]) => this.read(versions), {
    cache: false,
  });

  constructor(
    private readonly database: Database,
    private readonly source: Source,
  ) {}

  nameOf(artifactId: number, version: Date): Promise<string | null> {
    return this.names.load({ artifactId, version: version.getTime() });
  }

  private async read(versions: readonly Version[]): Promise<(string | null)[]> {
    const { what, alias, query } = this.source;
    const { dialect } = this.database.engine;
    const [ofArtifact, ofVersion] = [
      dialect.isOneOf(
        `${alias}.artifactId`,
        'ids',
        versions.map(({ artifactId }) => artifactId),
      ),
      dialect.isOneOf(
        `${alias}.version`,
        'versions',
        versions.map(({ version }) => version),
      ),
    ];
    const rows = await this.database.select<{ artifactId: number; version: string; name: string }>(
      what,
      () =>
        query()
          .addSelect(`${alias}.artifactId`, 'artifactId')
          .addSelect(`${alias}.version`, 'version')
          .andWhere(ofArtifact.sql)
          .andWhere(ofVersion.sql),
      { ...ofArtifact.parameters, ...ofVersion.parameters },
    );
    const names = new Map(
      rows.map((row) => [keyOf({ ...row, version: Number(row.version) }), row.name]),
    );
    return versions.map((version) => names.get(keyOf(version)) ?? null);
  }
}
