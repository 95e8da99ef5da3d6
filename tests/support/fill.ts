import type { DataSource } from 'typeorm';
import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import { derivedColumns } from '../../server/catalogue/artifacts/artifact.columns';
import { Member } from '../../server/catalogue/members/member.entity';
import { buildArtifact } from './catalogue';
import { builtInRecord } from './record';

/** The owner of the artifacts of `fillCatalogue`. */
export const filler = { uid: 'filler', email: 'f@example.org', displayName: 'Fil Filler' };

/** Writes many artifacts directly to the database, because adding them by the API takes long. */
export async function fillCatalogue(
  dataSource: DataSource,
  names: string[],
  texts: (nth: number) => object = () => ({}),
): Promise<void> {
  const { uid, email } = filler;
  const owner = { uid, email, emailNormalized: email };
  await dataSource.manager.insert(Member, { ...owner, tokenIssuedAt: new Date(0) });
  const fields = Object.assign(buildArtifact(), { artifactType: 'TOOLS' });
  const rows = names.map((artifactName, nth) => {
    const written = { ...fields, artifactName, ...texts(nth) };
    return {
      ...written,
      ...derivedColumns(written, builtInRecord),
      ownerUid: owner.uid,
      addedAt: new Date(0),
      updatedAt: new Date(0),
    };
  });
  for (let start = 0; start < rows.length; start += 500) {
    await dataSource.manager.insert(Artifact, rows.slice(start, start + 500));
  }
  // Gathers statistics and updates indexes now, as autovacuum would do later.
  if (dataSource.options.type === 'postgres') await dataSource.query('VACUUM ANALYZE');
}
