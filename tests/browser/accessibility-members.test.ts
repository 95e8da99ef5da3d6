import { expectNoSidewaysScroll, expectNoViolation } from '../support/page-checks';
import { screens, useScreens } from '../support/screens';

const site = useScreens();

beforeAll(() => site.reduceMotion());

describe('axe finds no violation, and the page does not scroll sideways', () => {
  const own = screens.filter(([who]) => who !== 'visitor');
  it.each(own)('for the %s at %s', async (who, path, heading) => {
    const page = await site.open(who, path, heading);
    await expectNoViolation(page);
    await expectNoSidewaysScroll(page);
  });
});
