import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../database/instant';

/** A picture whose files are in the storage: see picture-storage.ts. The row is written after the files. */
@Entity('pictures')
@Index('pictures_by_hash', ['hash'])
export class StoredPicture {
  /** The SHA-256 of the file that was given, in hexadecimal digits. */
  @PrimaryColumn('text')
  id!: string;

  /** In pixels, like all widths and heights. */
  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** The sizes in which it is stored, the smallest first: a JSON array of `{ width, height }`. */
  @Column('text')
  sizes!: string;

  /** A tiny WebP in base64, which stands for the picture until that has loaded. */
  @Column('text')
  preview!: string;

  /** What the picture looks like, in 64 bits as hexadecimal digits: see picture-hash.ts. */
  @Column('text')
  hash!: string;

  /** Of all its files together; 0 for a picture that was stored before bytes were counted. */
  @Column('bigint', { default: 0, transformer: { to: (value?: number) => value, from: Number } })
  bytes!: number;

  @Column({ type: 'bigint', transformer: instant })
  storedAt!: Date;
}
