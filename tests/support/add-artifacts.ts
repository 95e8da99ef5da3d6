import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import { ada, buildArtifact, type TestCatalogue } from './catalogue';

/**
 * Adds artifacts of Ada's, of `length` and 500 characters each.
 * @param textOf makes the text of `length` characters; by default one that compresses to almost nothing.
 */
export async function addArtifacts(
  catalogue: TestCatalogue,
  count: number,
  length = 4_500,
  textOf = (length: number) => 'x'.repeat(length),
) {
  await catalogue.as(ada).run('{ viewer { uid } }');
  const row = {
    ...buildArtifact(),
    artifactType: 'TOOLS',
    artifactNameNormalized: 'shard',
    ownerUid: ada.uid,
    addedAt: new Date(),
    updatedAt: new Date(),
  };
  for (let from = 0; from < count; from += 50) {
    const rows = Array.from({ length: Math.min(50, count - from) }, () => ({
      ...row,
      historicalContext: textOf(length),
    }));
    await catalogue.dataSource.manager.insert(Artifact, rows);
  }
}
