import { networkOf } from '../../server/http/network';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1:3::1', '2001:db8:1:3'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as the client %s', (address, client) => {
  expect(networkOf(address)).toBe(client);
});
