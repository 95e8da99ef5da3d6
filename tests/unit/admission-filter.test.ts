import { AdmissionFilter } from '../../server/response-cache/admission-filter';

const keys = (count: number) => Array.from({ length: count }, (_, n) => `/artifacts/${n}`);

test('a key is admitted from its second request on', () => {
  const filter = new AdmissionFilter();
  expect(['a', 'b', 'a', 'b', 'a'].map((key) => filter.admits(key))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('of the last 10,000 keys, four in five are remembered', () => {
  const filter = new AdmissionFilter();
  for (const key of keys(10_000)) filter.admits(key);
  expect(keys(10_000).filter((key) => filter.admits(key)).length).toBeGreaterThan(8_000);
});

test('a crawl over 300,000 pages admits next to none of them', () => {
  const filter = new AdmissionFilter();
  const admitted = keys(300_000).filter((key) => filter.admits(key));
  expect(admitted.length).toBeLessThan(300);
  // The memory is bounded: what was requested long ago is forgotten.
  expect(keys(1_000).filter((key) => filter.admits(key)).length).toBeLessThan(100);
});
