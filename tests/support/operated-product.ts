import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createSharedAccount } from './accounts';
import { Caller } from './caller';
import { openExisting } from './open-database';
import { operate } from './operate';
import {
  FAKE_PG_DUMP,
  folderWithPgDump,
  type OperatorFixture,
  readResponses,
} from './operator-fixture';

/** Every process must show the effect of an operator act within this time. */
const MAX_LAG_MS = 1_000;

interface Totals {
  artifacts: { totalCount: number };
  artifactTypes: { type: string; count: number }[];
}

/**
 * A running product with an operator. Each test has two members of its own, and an artifact that
 * `owner` added and `liker` likes.
 */
export class OperatedProduct {
  readonly visitor: Caller;
  /** Which test it is. */
  n = 0;
  /** The tokens of the two members. */
  owner = '';
  liker = '';
  /** The artifact. */
  name = '';
  id = '';

  private constructor(
    readonly fixture: OperatorFixture,
    /** The environment of the operator's commands. */
    readonly env: NodeJS.ProcessEnv,
    readonly database: DataSource,
  ) {
    this.visitor = this.as(null);
  }

  static async start(start: () => Promise<OperatorFixture>): Promise<OperatedProduct> {
    const fixture = await start();
    const { DATA_DIR, DATABASE_URL = null } = fixture.location;
    const env = {
      ...fixture.location,
      PATH: `${await folderWithPgDump(FAKE_PG_DUMP, fixture.location)}:${process.env['PATH']}`,
    };
    const { dataSource } = await openExisting({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    return new OperatedProduct(fixture, env, dataSource);
  }

  async stop(): Promise<void> {
    this.fixture.connections.forEach((connection) => connection.close());
    await this.database.destroy();
    await this.fixture.stop();
  }

  async beginTest(): Promise<void> {
    this.n += 1;
    this.name = `Kohl jar of obsidian, ${this.n}`;
    this.owner = await this.newMember('olga');
    this.liker = await this.newMember('lev');
    const artifact = { artifactName: this.name, artifactType: 'WOOL_CARPET' };
    ({ id: this.id } = await this.as(this.owner).add(artifact));
    await this.as(this.liker).like(this.id);
  }

  readonly as = (token: string | null) => new Caller(this.fixture.products[0]?.url ?? '', token);

  readonly emailOf = (who: string) => `${who}-${this.n}@example.org`;

  readonly newMember = (who: string) =>
    createSharedAccount(this.fixture.products, {
      email: this.emailOf(who),
      displayName: `${who}-${this.n}`,
    });

  /** Every response of every process that shows the artifact. */
  readonly responses = () => {
    const { id, name, liker } = this;
    return readResponses(this.fixture, { id, name, ownerEmail: this.emailOf('olga'), liker });
  };

  /** How many artifacts, and how many carpets, each process counts. */
  readonly totals = () => {
    const query = '{ artifacts { totalCount } artifactTypes { type count } }';
    return Promise.all(
      this.fixture.connections.map(async (connection) => {
        const { body } = await connection.send('/graphql', {}, { query });
        const { artifacts, artifactTypes } = (JSON.parse(body) as { data: Totals }).data;
        const carpets = artifactTypes.find(({ type }) => type === 'WOOL_CARPET')?.count ?? 0;
        return [artifacts.totalCount, carpets];
      }),
    );
  };

  /**
   * Runs an admin command, and expects its effect in every process within `MAX_LAG_MS` of its commit.
   * Returns the command's output.
   */
  readonly runAndExpect = async (words: string[], expectEffect: () => Promise<void>) => {
    // Every process caches these responses, so that the act has to invalidate them.
    await Promise.all([this.responses(), this.totals()]);
    await Promise.all([this.responses(), this.totals()]);
    const before = await this.countActs();
    const ended = operate('admin', this.env, ...words);
    while ((await this.countActs()) === before) await pause(5);
    const deadline = performance.now() + MAX_LAG_MS;
    for (;;) {
      const requestedAt = performance.now();
      try {
        await expectEffect();
        break;
      } catch (error) {
        if (requestedAt > deadline) throw error;
      }
    }
    const { code, said } = await ended;
    expect([code, said]).toEqual([0, expect.any(String)]);
    return said;
  };

  private async countActs(): Promise<number> {
    const [row] = await this.database.query('SELECT count(*) AS "n" FROM "operator_acts"');
    return Number(row.n);
  }
}
