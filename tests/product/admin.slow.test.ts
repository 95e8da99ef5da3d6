import 'reflect-metadata';
import { OperatedProduct } from '../support/operated-product';
import { startOnPostgres, startOnSqlite } from '../support/operator-fixture';
import { testActsAmongWrites } from './admin-and-writers';
import { testDecisions } from './admin-decisions';
import { testErasure } from './admin-erasure';
import { testImport } from './admin-import';
import { testBackups, testRemovalOfSeveral } from './admin-removal';

// Each command is a program that takes a second to start. tests/server/operator-*.test.ts test the acts.
describe.each([
  ['one process on SQLite', startOnSqlite],
  ['two servers on PostgreSQL', startOnPostgres],
])('%s', (_, start) => {
  let product: OperatedProduct;
  beforeAll(async () => {
    product = await OperatedProduct.start(start);
  });
  afterAll(() => product.stop());
  beforeEach(() => product.beginTest());

  const operated = () => product;
  testDecisions(operated);
  testBackups(operated);
  testRemovalOfSeveral(operated);
  testErasure(operated);
  testActsAmongWrites(operated);
  testImport(operated);
});
