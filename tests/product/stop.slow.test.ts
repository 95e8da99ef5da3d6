import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { openMigrated } from '../support/open-database';
import { describeWithPrograms } from '../support/programs';
import { ServerProcess } from '../support/server-process';

let folder: string;
let variables: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'antiquary-stop-'));
  const port = String(await freePort());
  variables = { DATA_DIR: folder, PORT: port, AUTH_EMULATOR: 'running', SAMPLE_CATALOGUE: 'off' };
});
afterEach(() => rm(folder, { recursive: true }));

it('a bucket that does not answer keeps no server from ending', async () => {
  const bucket = createServer().listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const server = new ServerProcess({
    ...variables,
    ...{ PICTURES_BUCKET: 'pictures', AWS_REGION: 'us-east-1' },
    ...{ AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  });
  // The daily removal of pictures begins with the server.
  await Promise.all([once(bucket, 'connection'), server.serves()]);
  expect(await server.end('SIGTERM')).toBe(0);
  bucket.close();
});

const NAME = 'a name server that is silent';
const tests = () => {
  it('keeps no server from ending while it looks up the host of a link', async () => {
    const location = { dataDir: folder, databaseUrl: null };
    const { dataSource } = await openMigrated(location);
    await dataSource.query(
      `INSERT INTO "picture_links" ("url", "attempts", "nextAttemptAt")
        VALUES ('http://pictures.example/a.jpg', 0, 0)`,
    );
    await dataSource.destroy();
    const address = '127.0.0.99';
    const nameServer = createSocket('udp4').bind(53, address);
    let questions = 0;
    nameServer.on('message', () => (questions += 1));
    await once(nameServer, 'listening');
    const settings = join(folder, 'resolv.conf');
    await writeFile(settings, `nameserver ${address}\noptions attempts:5\n`);

    const mount = `mount --bind ${settings} /etc/resolv.conf && exec "$@"`;
    const server = new ServerProcess(variables, {
      through: ['unshare', '--mount', 'sh', '-c', mount, 'sh'],
    });
    try {
      await Promise.all([once(nameServer, 'message'), server.serves()]);
      questions = 0;
      expect(await server.end('SIGTERM')).toBe(0);
      // Whoever waits for the look-up repeats its two questions four times, each after seconds.
      expect(questions).toBeLessThanOrEqual(2);
    } finally {
      await server.end('SIGKILL');
      nameServer.close();
    }
  });
};

if (process.getuid?.() === 0) describeWithPrograms(['unshare'], NAME, tests);
else {
  process.stderr.write(`The tests "${NAME}" are skipped: only root can be a name server.\n`);
  describe.skip(NAME, tests);
}
