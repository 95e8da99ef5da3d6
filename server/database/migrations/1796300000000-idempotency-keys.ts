import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

const text = (name: string, isPrimary = false) => ({ name, type: 'text', isPrimary });

/** The keys of recent additions, alike on both engines. */
export class IdempotencyKeys1796300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'idempotency_keys',
      columns: [
        text('memberUid', true),
        text('key', true),
        text('inputHash'),
        { name: 'artifactId', type: 'integer', isNullable: true },
        { name: 'usedAt', type: 'bigint' },
      ],
      indices: [{ columnNames: ['usedAt'] }],
      foreignKeys: [
        {
          columnNames: ['memberUid'],
          referencedTableName: 'members',
          referencedColumnNames: ['uid'],
          onDelete: 'CASCADE',
        },
      ],
    });
    await queryRunner.createTable(table);
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
