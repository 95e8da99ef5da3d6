import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { fetchFrom, startOtherSite, stopOtherSites } from '../support/other-site';

afterEach(stopOtherSites);

async function startHttpsSite(name: string) {
  const altNames = [{ type: 2 as const, value: name }];
  const extensions = [{ name: 'subjectAltName' as const, altNames }];
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    extensions,
  });
  const site = await startOtherSite((_, response) => response.end('picture'), {
    tls: { key, cert },
  });
  return { ...site, cert };
}

test('a certificate that nobody signed is refused', async () => {
  const secure = await startHttpsSite('pictures.test');
  const site = await startOtherSite((_, response) => {
    response.writeHead(302, { location: `https://pictures.test:${secure.port}/` }).end();
  });
  await expect(fetchFrom(`http://pictures.test:${site.port}/`)).rejects.toMatchObject({
    reason: 'NETWORK',
    cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
  });
  expect(secure.requests).toHaveLength(0);
});

/** Trusts one more certificate, which a process can do at its start only. */
async function fetchTrusting(certificate: string, url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const file = join(folder, 'certificate.pem');
  await writeFile(file, certificate);
  const program = `require('./tests/support/other-site').fetchFrom('${url}').then(
    (bytes) => console.log(bytes.toString()),
    (failure) => console.log(failure.reason, failure.cause.code),
  );`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-r', './scripts/register.cjs', '-e', program],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: file } },
  );
  await rm(folder, { recursive: true });
  return stdout.trim();
}

test('a certificate is checked against the name in the URL', async () => {
  const { port, cert, requests } = await startHttpsSite('pictures.test');
  expect(await fetchTrusting(cert, `https://pictures.test:${port}/`)).toBe('picture');
  expect(await fetchTrusting(cert, `https://other.test:${port}/`)).toBe(
    'NETWORK ERR_TLS_CERT_ALTNAME_INVALID',
  );
  expect(requests).toHaveLength(1);
});
