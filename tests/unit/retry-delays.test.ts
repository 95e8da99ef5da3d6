import { RETRY_DELAYS } from '../../server/pictures/retry-delays';

const DAY = 24 * 3_600_000;

test('there are seven retries, each after a longer time, within about a week', () => {
  expect(RETRY_DELAYS).toHaveLength(7);
  expect([...RETRY_DELAYS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS);
  expect(new Set(RETRY_DELAYS).size).toBe(7);
  const sum = RETRY_DELAYS.reduce((total, delay) => total + delay, 0);
  expect(sum).toBeGreaterThan(6 * DAY);
  expect(sum).toBeLessThan(8 * DAY);
});
