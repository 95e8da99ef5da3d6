import DataLoader from 'dataloader';
import type { Services } from '../../web/graphql/services';
import { SheetVersion, StoredSheet } from './sheet.entity';

interface Version {
  artifactId: number;
  /** Its `updatedAt`, in milliseconds. */
  version: number;
}

const keyOf = ({ artifactId, version }: Version) => `${artifactId}:${version}`;

/** The names of the sheets that made versions of artifacts, read for many versions at once. */
export class SheetNames {
  // Not cached, so that every request gets rows that were read after the request.
  private readonly names = new DataLoader((versions: readonly Version[]) => this.read(versions), {
    cache: false,
  });

  constructor(private readonly services: Services) {}

  /** @returns null for a version that no sheet made. */
  nameOf(artifactId: number, version: Date): Promise<string | null> {
    return this.names.load({ artifactId, version: version.getTime() });
  }

  private async read(versions: readonly Version[]): Promise<(string | null)[]> {
    const { database } = this.services;
    const { dialect } = database.engine;
    const ofArtifact = dialect.isOneOf(
      'made.artifactId',
      'ids',
      versions.map(({ artifactId }) => artifactId),
    );
    const ofVersion = dialect.isOneOf(
      'made.version',
      'versions',
      versions.map(({ version }) => version),
    );
    const rows = await database.select<{ artifactId: number; version: string; name: string }>(
      'sheets of versions',
      () =>
        database
          .from(SheetVersion, 'made')
          .innerJoin(StoredSheet, 'sheet', 'sheet.id = made.sheetId')
          .select('made.artifactId', 'artifactId')
          .addSelect('made.version', 'version')
          .addSelect('sheet.name', 'name')
          .where(ofArtifact.sql)
          .andWhere(ofVersion.sql),
      { ...ofArtifact.parameters, ...ofVersion.parameters },
    );
    const names = new Map(
      rows.map((row) => [keyOf({ ...row, version: Number(row.version) }), row.name]),
    );
    return versions.map((version) => names.get(keyOf(version)) ?? null);
  }
}
