import { Artifact } from '../../server/artifacts/artifact.entity';
import { ArtifactType } from '../../server/artifacts/artifact-type';
import { ada, buildArtifact, type TestCatalogue } from './catalogue';

/** Adds artifacts of Ada's, of about 5 kB each, in one request. */
export async function addArtifacts(catalogue: TestCatalogue, count: number) {
  await catalogue.as(ada).run('{ viewer { uid } }');
  const row = {
    ...buildArtifact({ historicalContext: 'x'.repeat(4_500) }),
    artifactType: ArtifactType.TOOLS,
    artifactNameNormalized: 'shard',
    ownerUid: ada.uid,
    addedAt: new Date(),
    updatedAt: new Date(),
  };
  for (let from = 0; from < count; from += 50) {
    const rows = Array.from({ length: Math.min(50, count - from) }, () => ({ ...row }));
    await catalogue.dataSource.manager.insert(Artifact, rows);
  }
}
