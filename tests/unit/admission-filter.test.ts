import { crc32 } from 'node:zlib';
import { AdmissionFilter } from '../../server/response-cache/admission-filter';

const checksums = (count: number) =>
  Array.from({ length: count }, (_, n) => crc32(`/artifacts/${n}`));

test('a checksum is admitted from its second request on', () => {
  const filter = new AdmissionFilter();
  const [a = 0, b = 0] = checksums(2);
  const admitted = [a, b, a, b, a].map((checksum) => filter.recordAndCheckSeen(checksum));
  expect(admitted).toEqual([false, false, true, true, true]);
});

test('of the last 10,000 checksums, four in five are remembered', () => {
  const filter = new AdmissionFilter();
  for (const checksum of checksums(10_000)) filter.recordAndCheckSeen(checksum);
  expect(
    checksums(10_000).filter((checksum) => filter.recordAndCheckSeen(checksum)).length,
  ).toBeGreaterThan(8_000);
});

test('a crawl over 300,000 pages admits next to none of them', () => {
  const filter = new AdmissionFilter();
  const admitted = checksums(300_000).filter((checksum) => filter.recordAndCheckSeen(checksum));
  expect(admitted.length).toBeLessThan(300);
  // The memory is bounded: what was requested long ago is forgotten.
  expect(
    checksums(1_000).filter((checksum) => filter.recordAndCheckSeen(checksum)).length,
  ).toBeLessThan(100);
});
