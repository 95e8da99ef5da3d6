import { clientAt } from '../../server/web/http/network';

test.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1/2', '2001:db8:1'],
  ['2001:db8:1:2::1', '2001:db8:1/2', '2001:db8:1'],
  ['2001:db8:1:3::1', '2001:db8:1/3', '2001:db8:1'],
  ['fe80::1%eth0', 'fe80:0:0/0', 'fe80:0:0'],
  ['unknown', 'unknown', null],
])('%s counts as the client %s of the network %s', (address, key, network48) => {
  expect(clientAt(address)).toEqual({ key, network48 });
});

test.each([
  ['/64', 1],
  ['/60', 16],
  ['/56', 256],
  ['/52', 4096],
])('networks in blocks of %s have 64 keys, or one each where there are fewer', (_, step) => {
  const keys = new Set<string>();
  for (let network = 0; network < 65_536; network += step) {
    keys.add(clientAt(`2001:db8:1:${network.toString(16)}::1`).key);
  }
  expect(keys.size).toBe(Math.min(64, 65_536 / step));
});
