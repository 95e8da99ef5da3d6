import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A like that an operator imported, by the address of the person who gave it. It is no like and is
 * not counted until a member signs in with this address, verified. Triggers delete it with its artifact.
 */
@Entity('waiting_likes')
@Index(['artifactId'])
export class WaitingLike {
  /** See `normalizeEmail`. Shown nowhere. */
  @PrimaryColumn('text')
  emailNormalized!: string;

  @PrimaryColumn('integer')
  artifactId!: number;
}
