import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Artifact } from '../artifacts/artifact.entity';
import { Member } from '../members/member.entity';

/** A member likes an artifact, at most once. A trigger counts it. */
@Entity('likes')
@Unique(['memberUid', 'artifactId'])
@Index(['artifactId'])
export class Like {
  /** Increases with every like, so that writes do not change the order of a member's list. */
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('text')
  memberUid!: string;

  @Column('integer')
  artifactId!: number;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  @ManyToOne(() => Artifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: Artifact;
}
