import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../../database/instant';
import { RevisionKind } from './revision.entity';

/**
 * The last change of each artifact that ever was in the catalogue, written by a trigger on the log.
 * A scan in the order of the index reads every artifact once, however often it was changed.
 */
@Entity('artifact_last_changes')
@Index('artifact_last_changes_in_order', ['changedAt', 'sequence'])
export class ArtifactLastChange {
  @PrimaryColumn('integer')
  artifactId!: number;

  /** The number of its entry in the log. */
  @Column('integer')
  sequence!: number;

  @Column('bigint', { transformer: instant })
  changedAt!: Date;

  @Column('text')
  kind!: RevisionKind;
}
