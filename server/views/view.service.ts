import type { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactService } from '../artifacts/artifact.service';
import type { Changes } from '../changes';
import { insertOnce } from '../database/engine';
import type { Writer } from '../database/writer';
import type { Member } from '../members/member.entity';
import { View } from './view.entity';

/** Records who looked at what. */
export class ViewService {
  constructor(
    private readonly writer: Writer,
    private readonly artifacts: ArtifactService,
    private readonly changes: Changes,
  ) {}

  /** Counts one view a member and day (UTC). @throws NOT_FOUND when there is no such artifact. */
  async record({ uid }: Member, artifactId: string): Promise<Artifact> {
    const { id } = await this.artifacts.get(artifactId);
    const day = new Date().toISOString().slice(0, 10);
    const counted = await this.writer.run((runner) =>
      insertOnce(runner, View, { artifactId: id, memberUid: uid, day }),
    );
    if (counted) await this.changes.announce(`views:${id}`);
    return this.artifacts.get(artifactId);
  }
}
