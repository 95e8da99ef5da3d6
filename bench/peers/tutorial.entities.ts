import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { ArtifactType } from '../../server/catalogue/artifacts/artifact-type';

@Entity('members')
export class Member {
  @PrimaryColumn('text')
  uid!: string;

  @Column('text', { nullable: true })
  displayName!: string | null;
}

@ObjectType()
@Entity('artifacts')
export class Artifact {
  @Field(() => ID)
  @PrimaryGeneratedColumn()
  id!: number;

  @Field()
  @Column('text')
  artifactName!: string;

  @Field(() => ArtifactType)
  @Column('text')
  artifactType!: ArtifactType;

  @Field()
  @Column('text')
  image!: string;

  @Field()
  @Column('text')
  createdAt!: string;

  @Field()
  @Column('text')
  discoveredAt!: string;

  @Field()
  @Column('text')
  discoveredBy!: string;

  @Field()
  @Column('text')
  presentLocation!: string;

  @Field()
  @Column('text')
  historicalContext!: string;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text')
  artifactNameNormalized!: string;

  @ManyToOne(() => Member)
  @JoinColumn({ name: 'ownerUid' })
  owner!: Member;

  @Field(() => Int)
  @Column('integer')
  likeCount!: number;

  @Field(() => Int)
  @Column('integer')
  viewCount!: number;

  @Field()
  @Column('bigint', { transformer: { to: Number, from: (value: number) => new Date(value) } })
  addedAt!: Date;

  @Field()
  get userName(): string {
    return this.owner.displayName ?? 'Member';
  }
}
