import 'reflect-metadata';
import { OperatedProduct } from '../support/operated-product';
import type { OperatorFixture } from '../support/operator-fixture';
import { testActsAmongWrites } from './admin-and-writers';
import { testDecisions } from './admin-decisions';
import { testErasure } from './admin-erasure';
import { testBackups, testRemovalOfSeveral } from './admin-removal';

/**
 * Tests the admin commands against a running product. Each command is a program that takes a second to
 * start. So the short extent leaves out what tests/server/operator-*.test.ts show of the acts
 * themselves.
 */
export function testAdminCommands(
  start: () => Promise<OperatorFixture>,
  extent: 'short' | 'whole' = 'whole',
): void {
  let product: OperatedProduct;
  beforeAll(async () => {
    product = await OperatedProduct.start(start);
  });
  afterAll(() => product.stop());
  beforeEach(() => product.beginTest());

  const operated = () => product;
  testDecisions(operated);
  testBackups(operated);
  if (extent === 'short') return;
  testRemovalOfSeveral(operated);
  testErasure(operated);
  testActsAmongWrites(operated);
}
