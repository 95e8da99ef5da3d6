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

/** That a member likes an artifact. The unique key makes it true once; a trigger counts it. */
@Entity('likes')
@Unique(['memberUid', 'artifactId'])
@Index(['artifactId'])
export class Like {
  /** Rises with every like, so a member's list has an order that writes do not disturb. */
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
