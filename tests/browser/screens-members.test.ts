import { checkScreen, screens, useScreens } from '../support/screens';

const site = useScreens();

beforeAll(() => site.reduceMotion());

describe('every screen has its heading and its title, no violation that axe finds, and no sideways scroll', () => {
  it.each(screens.filter(([who]) => who !== 'visitor'))('for the %s at %s', (...screen) =>
    checkScreen(site, screen),
  );
});
