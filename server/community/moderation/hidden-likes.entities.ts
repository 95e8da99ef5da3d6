import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { Member } from '../../catalogue/members/member.entity';

/** A like of a hidden artifact. */
@Entity('hidden_likes')
@Index(['artifactId'])
export class HiddenLike {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  memberUid!: string;

  @Column('integer')
  artifactId!: number;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  @ManyToOne(() => HiddenArtifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: HiddenArtifact;
}

/** A view of a hidden artifact. */
@Entity('hidden_views')
export class HiddenView {
  @PrimaryColumn('integer')
  artifactId!: number;

  @PrimaryColumn('text')
  memberUid!: string;

  @PrimaryColumn('text')
  day!: string;

  @ManyToOne(() => HiddenArtifact, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'artifactId' })
  artifact!: HiddenArtifact;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;
}
