import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { instant } from '../database/instant';
import { StoredPicture } from './stored-picture.entity';

/**
 * An address that artifacts name as their picture, and the stored picture that is shown for it. A trigger
 * adds the row when an artifact is written.
 */
@Entity('picture_links')
@Index('picture_links_by_picture', ['pictureId'])
@Index('picture_links_by_member', ['memberUid'])
@Index('picture_links_by_next_attempt', ['nextAttemptAt'])
export class PictureLink {
  /** As in the artifact: absolute, or the path of a picture of this server. */
  @PrimaryColumn('text')
  url!: string;

  /** Null until the picture was copied. */
  @Column('text', { nullable: true })
  pictureId!: string | null;

  /** How often the picture was fetched in vain. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** When the picture is fetched next; null for never. */
  @Column({ type: 'bigint', nullable: true, transformer: instant })
  nextAttemptAt!: Date | null;

  /** Since when no artifact names the address; null while one does. */
  @Column({ type: 'bigint', nullable: true, transformer: instant })
  unusedSince!: Date | null;

  /** The member who brought the picture, for whom its bytes count; null for nobody. */
  @Column('text', { nullable: true })
  memberUid!: string | null;

  @ManyToOne(() => StoredPicture, { nullable: true })
  @JoinColumn({ name: 'pictureId' })
  picture!: StoredPicture | null;
}
