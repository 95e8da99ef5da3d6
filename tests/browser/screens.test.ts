import { checkScreen, screens, useScreens } from '../support/screens';

const site = useScreens();

beforeAll(() => site.reduceMotion());

// The screens of members are in screens-members.test.ts, which runs at the same time.
describe('every screen has its heading and its title, no violation that axe finds, and no sideways scroll', () => {
  it.each(screens.filter(([who]) => who === 'visitor'))('for the %s at %s', (...screen) =>
    checkScreen(site, screen),
  );
});
