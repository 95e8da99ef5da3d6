import { type QueryRunner, Table } from 'typeorm';
import { instant, nullable, ofMember, primary, text, withDefault } from '../baseline/columns';

/** What members have chosen for their desks, alike on every engine. Later migrations never change this file. */
const memberDesks = new Table({
  name: 'member_desks',
  columns: [
    primary(text('memberUid')),
    text('feedKey'),
    withDefault(text('digest'), "'DAILY'"),
    text('unsubscribeKey'),
    nullable(instant('lastDigestAt')),
    nullable(instant('lastDigestSeen')),
  ],
  uniques: [{ columnNames: ['feedKey'] }, { columnNames: ['unsubscribeKey'] }],
  foreignKeys: [ofMember],
});

/** Adds the table, and says of each member whether the address of the latest token is verified. */
export async function addDesks(
  queryRunner: QueryRunner,
  triggers: readonly string[],
): Promise<void> {
  await queryRunner.createTable(memberDesks);
  for (const sql of [
    'ALTER TABLE "members" ADD COLUMN "emailVerified" integer NOT NULL DEFAULT 0',
    ...triggers,
  ]) {
    await queryRunner.query(sql);
  }
}
