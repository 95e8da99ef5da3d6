import { ArtifactService } from '../../../server/catalogue/artifacts/artifact.service';
import type { Viewer } from '../../../server/web/graphql/context';
import type { Services } from '../../../server/web/graphql/services';
import { Note } from './note.entity';

const NO_COLUMNS: ReadonlySet<string> = new Set();

/** Reads and writes notes. */
export class NoteService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /** The notes about an artifact, in the order in which they were written. */
  about(artifactId: number): Promise<Note[]> {
    const { database } = this.services;
    return database.select<Note>(
      'notes',
      () =>
        database
          .from(Note, 'note')
          .select('note.id', 'id')
          .addSelect('note.text', 'text')
          .where('note.artifactId = :artifactId')
          .orderBy('note.id'),
      { artifactId },
    );
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
