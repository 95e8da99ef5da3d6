import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BannerPage } from '../../client/home/BannerPage';
import { heroLoader } from '../../client/home/home-loader';
import { loadedSite, provideSite } from '../support/built-in-site';

const banner = { id: 'page', path: '/', loader: heroLoader, Component: BannerPage };

beforeAll(provideSite);

/** The visitor's preference for reduced motion, and a function that changes it. */
function preferReducedMotion(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  window.matchMedia = jest.fn().mockReturnValue(query);
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

/** Resolves when the slider runs: its dots appear then. */
async function renderHero() {
  render(<RouterProvider router={createMemoryRouter([banner], loadedSite)} />);
  await screen.findByRole('button', { name: 'Go to slide 3' });
  await screen.findByRole('button', { name: /^(Play|Pause) the slides$/ });
}

const slides = () => screen.getAllByRole('group');
const shown = () =>
  slides()
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));

/** Gives the frame a width. The slider does nothing in a frame without one. */
beforeEach(() => {
  for (const size of ['clientWidth', 'clientHeight', 'offsetWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(1000);
  }
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it has arrows, a dot for each slide, and a picture in each', async () => {
  preferReducedMotion(true);
  await renderHero();
  expect(screen.getByRole('button', { name: 'Previous slide' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(3);
  expect(slides().map((slide) => slide.querySelectorAll('img').length)).toEqual([1, 1, 1]);
});

test('the arrows loop, and the dots go to their slide', async () => {
  preferReducedMotion(true);
  await renderHero();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(shown()).toEqual(['3 of 3']);
  await user.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(shown()).toEqual(['1 of 3']);
  await user.click(screen.getByRole('button', { name: 'Go to slide 2' }));
  expect(shown()).toEqual(['2 of 3']);
});

describe('timers', () => {
  /** Waits for the slider and installs fake timers. With them no transition ends by itself. */
  async function startClock() {
    await renderHero();
    await screen.findByRole('button', { name: 'Pause the slides' });
    jest.useFakeTimers();
    const wrapper = slides()[0]?.parentElement;
    const pass = (ms: number) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(ms);
        wrapper?.dispatchEvent(new Event('transitionend'));
      });
    const press = (name: string) =>
      act(() => {
        screen.getByRole('button', { name }).click();
      });
    press('Pause the slides');
    press('Play the slides');
    return { pass, press };
  }

  test('it advances every 4000 ms, round and round', async () => {
    preferReducedMotion(false);
    const { pass } = await startClock();
    await pass(3900);
    expect(shown()).toEqual(['1 of 3']);
    await pass(200);
    expect(shown()).toEqual(['2 of 3']);
    await pass(4000);
    expect(shown()).toEqual(['3 of 3']);
    await pass(4000);
    expect(shown()).toEqual(['1 of 3']);
  });

  test('it continues after the visitor has used it', async () => {
    preferReducedMotion(false);
    const { pass, press } = await startClock();
    press('Next slide');
    await pass(300);
    expect(shown()).toEqual(['2 of 3']);
    await pass(3900);
    expect(shown()).toEqual(['3 of 3']);
  });

  test('the pause button stops it, and starts it again', async () => {
    preferReducedMotion(false);
    const { pass, press } = await startClock();
    press('Pause the slides');
    await pass(9000);
    expect(shown()).toEqual(['1 of 3']);
    press('Play the slides');
    await pass(4100);
    expect(shown()).toEqual(['2 of 3']);
  });

  test('it stays paused when the visitor chooses a slide', async () => {
    preferReducedMotion(false);
    const { pass, press } = await startClock();
    press('Pause the slides');
    press('Next slide');
    await pass(9000);
    expect(shown()).toEqual(['2 of 3']);
  });

  test('it stops when reduced motion is switched on later', async () => {
    const prefer = preferReducedMotion(false);
    const { pass } = await startClock();
    act(() => {
      prefer(true);
    });
    await pass(9000);
    expect(shown()).toEqual(['1 of 3']);
  });
});

test('under reduced motion it stands still from the start', async () => {
  preferReducedMotion(true);
  await renderHero();
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
});

test('the focus follows the slides, and never stays in a hidden one', async () => {
  preferReducedMotion(true);
  await renderHero();
  screen.getByRole('link', { name: 'Start Exploring' }).focus();
  act(() => {
    screen.getByRole('button', { name: 'Next slide' }).click();
  });
  expect(document.activeElement?.textContent).toBe('Add Artifact');
});
