import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Artifact } from '../artifact.entity';

/**
 * The address of a picture beside the first. Triggers write the rows from `Artifact.morePictures`, so that
 * the artifacts with an address are found by an index.
 */
@Entity('more_pictures')
@Index('more_pictures_by_image', ['image'])
export class MorePicture {
  @PrimaryColumn('integer')
  artifactId!: number;

  /** As it is stored. */
  @PrimaryColumn('text')
  image!: string;

  @ManyToOne(() => Artifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: Artifact;
}
