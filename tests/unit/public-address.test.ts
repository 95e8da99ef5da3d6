import { FetchFailure } from '../../server/pictures/fetch-failure';
import { isPublicAddress, publicAddressesOf } from '../../server/pictures/public-address';

/** Addresses that are not public, as resolvers write them. */
const REFUSED = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255'],
  ...['100.64.0.1', '100.127.255.255', '100.100.100.200'],
  ...['127.0.0.1', '127.255.255.254', '169.254.0.1', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  ...['192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ...['255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '0:0:0:0:0:0:0:1', '::2', '::7f00:1', '::127.0.0.1', '::8.8.8.8'],
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::ffff:0:7f00:1'],
  ...['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::7f00:1'],
  ...['2002:7f00:1::', '2002:a00:1::1', '2002:808:808::1', '2001:0:4136:e378:8000:63bf:f5ff:fffe'],
  ...['fc00::1', 'fd00:ec2::254', 'fdff::1', 'fe80::1', 'fe80::1%eth0', 'fe80::1%1', 'fec0::1'],
  ...['ff02::1', 'ff0e::1', '100::1', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1'],
  ...['3fff::1', '5f00::1', '4000::1', '8000::1', '2606:4700::1111%eth0'],
];

const PUBLIC = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
  ...['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255'],
  ...['172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0'],
  ...['223.255.255.255', '168.63.129.17'],
  ...['2001:4860:4860::8888', '2606:4700::1111', '2a00:1450:4001:81b::200e', '2400:cb00::1'],
];

test.each(REFUSED)('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '',
  'localhost',
  '8.8.8',
  '010.8.8.8',
  '0x8.8.8.8',
  '1.2.3.256',
  '[::1]',
  '1:2:3',
  '8.8.8.8 ',
  '::1::',
])('"%s" is no address, so it is not public', (text) => {
  expect(isPublicAddress(text)).toBe(false);
});

const neverResolved = () => Promise.reject(new Error('An IP address was resolved.'));

test.each([
  ...['127.0.0.1', '2130706433', '0x7f000001', '017700000001', '0177.0.0.1', '0x7f.0.0.1'],
  ...['127.1', '127.0.1', '0x7f.1', '0177.1', '127.0.0.1.', '0', '0.0.0.0', '%31%32%37.0.0.1'],
  ...[
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '3232235521',
    '0xa9fea9fe',
    '0xA9.0xFE.43518',
  ],
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[fe80::1]', '[FD00::1]'],
])('the host %s of a URL is refused without a search for its name', async (host) => {
  const { hostname } = new URL(`http://${host}:8080/picture.jpg`);
  await expect(publicAddressesOf(hostname, { resolve: neverResolved })).rejects.toMatchObject({
    reason: 'PRIVATE_ADDRESS',
  });
});

test('an IP address that is public is the address of its host', async () => {
  const options = { resolve: neverResolved };
  expect(await publicAddressesOf('8.8.8.8', options)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await publicAddressesOf('[2606:4700::1111]', options)).toEqual([
    { address: '2606:4700::1111', family: 6 },
  ]);
});

test.each(REFUSED)('a name with the address %s alone is refused', async (address) => {
  const found = publicAddressesOf('pictures.test', { resolve: async () => [address] });
  await expect(found).rejects.toBeInstanceOf(FetchFailure);
});

test('a name with public and other addresses has the public ones', async () => {
  const resolve = async () => [...REFUSED, '8.8.8.8', ...REFUSED, '2606:4700::1111'];
  expect(await publicAddressesOf('pictures.test', { resolve })).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
});

test('the name of this machine is refused', async () => {
  const found = publicAddressesOf('localhost', {});
  await expect(found).rejects.toMatchObject({ reason: 'PRIVATE_ADDRESS' });
});
