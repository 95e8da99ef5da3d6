import type { ArtifactRow } from '../artifacts/artifact.rows';
import { ArtifactService } from '../artifacts/artifact.service';
import { artifactNotFound } from '../../base/errors';
import type { Viewer } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import { View } from './view.entity';

/** Records who looked at which artifact. */
export class ViewService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /** Counts one view per member and day (UTC). @throws NOT_FOUND when there is no such artifact. */
  async record(
    { uid: memberUid }: Viewer,
    artifactId: string,
    selection: Selection,
  ): Promise<ArtifactRow> {
    const { database, writer, changes } = this.services;
    const id = parseId(artifactId);
    if (id === null) throw artifactNotFound();
    const view = { artifactId: id, memberUid, day: new Date().toISOString().slice(0, 10) };
    const isCounted = await writer
      .run((runner) => database.insertIfAbsent(runner, View, view))
      .catch((error: unknown) => {
        throw database.engine.isForeignKeyViolation(error) ? artifactNotFound() : error;
      });
    if (isCounted) changes.announce(`views:${id}`);
    return this.artifacts.get(artifactId, selection);
  }
}
