import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { ArtifactService } from '../../../server/catalogue/artifacts/artifact.service';
import type { Viewer } from '../../../server/web/graphql/context';
import type { Services } from '../../../server/web/graphql/services';
import { Note } from './note.entity';

const NO_COLUMNS: ReadonlySet<string> = new Set();

/** Reads and writes notes. */
export class NoteService {
  private readonly artifacts: ArtifactService;
  /** Calls in the same turn of the event loop become one statement, not one for each artifact of a list. */
  private readonly notes: DataLoader<number, Note[]>;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
    this.notes = new DataLoader((ids) => this.read(ids), {
      cache: false,
      batchScheduleFn: setImmediate,
    });
  }

  /** The notes about an artifact, in the order in which they were written. */
  about(artifactId: number): Promise<Note[]> {
    return this.notes.load(artifactId);
  }

  private async read(artifactIds: readonly number[]): Promise<Note[][]> {
    const notes = await this.services.database.dataSource.manager.find(Note, {
      where: { artifactId: In(artifactIds) },
      order: { id: 'ASC' },
    });
    return artifactIds.map((id) => notes.filter(({ artifactId }) => artifactId === id));
  }

  /** @throws NOT_FOUND when there is no such artifact. */
  async write({ uid }: Viewer, artifactId: string, text: string): Promise<Note> {
    const { id } = await this.artifacts.get(artifactId, { columns: NO_COLUMNS });
    const note = { artifactId: id, memberUid: uid, text, writtenAt: new Date() };
    const { identifiers } = await this.services.writer.run(({ manager }) =>
      manager.insert(Note, note),
    );
    this.services.changes.announce('catalogue');
    return Object.assign(new Note(), note, identifiers[0]);
  }
}
