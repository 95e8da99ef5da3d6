import { protectionOf, readComposeFile } from '../support/compose-file';
import { buildImage, CONTAINER_PROGRAMS, type ContainerImage } from '../support/container';
import { freePort } from '../support/free-port';
import { describeWithPrograms } from '../support/programs';
import { waitUntil } from '../support/wait-until';

/** Building installs all packages and compiles SQLite. */
const BUILD_MS = 30 * 60_000;
const SAMPLE_ARTIFACTS = 58;
const NAME = 'the image of the Containerfile';
const CONTAINER = 'antiquary-test';
/** The server of compose.yaml. Its proxy is not started: it would need a registry of images and a certificate. */
const { antiquary: server = { image: '' } } = readComposeFile('compose.yaml', {
  DOMAIN: 'museum.example',
});

function tests() {
  let image: ContainerImage;
  let url: string;
  let variables: Record<string, string>;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    variables = {
      ...server.environment,
      // The container has this machine's network, and so a free port.
      HOST: '127.0.0.1',
      PORT: String(port),
      FIREBASE_PROJECT_ID: 'antiquary-container',
      FIREBASE_WEB_CONFIG: '{"apiKey":"container","authDomain":"antiquary.example"}',
      SAMPLE_CATALOGUE: 'on',
    };
    image = await buildImage();
    process.stdout.write(`The image has ${Math.round(image.size / 1e6)} MB.\n`);
  }, BUILD_MS);
  afterAll(() => image.remove(), BUILD_MS);

  const inContainer = (...command: string[]) => image.podman('exec', CONTAINER, ...command);
  const start = async () => {
    await image.start(CONTAINER, protectionOf(server), 'catalogue', variables);
    await waitUntil(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok === true);
  };
  const countArtifacts = async () => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ artifacts { totalCount } }' }),
    });
    const { data } = await response.json();
    return data.artifacts.totalCount as number;
  };

  it('serves as an ordinary user, and cannot write to its own files', async () => {
    await start();
    expect((await fetch(`${url}/`)).status).toBe(200);
    expect(await countArtifacts()).toBe(SAMPLE_ARTIFACTS);
    expect(await inContainer('grep', 'Uid:', '/proc/1/status')).toMatch(/^Uid:\s+10001\s+10001\b/);
    await expect(inContainer('touch', 'dist/server/new.js')).rejects.toThrow('Read-only');
  });

  it('has the packages that the server runs with, and no others', async () => {
    const packages = (await inContainer('ls', 'node_modules')).split('\n');
    expect(packages).toContain('fastify');
    expect(packages).not.toContain('typescript');
    expect(packages).not.toContain('jest');
  });

  it('is healthy while it serves', async () => {
    await image.podman('healthcheck', 'run', CONTAINER);
  });

  it('takes the operator’s commands', async () => {
    expect(await inContainer('node', 'dist/server/admin.js', 'list', 'Warka')).toContain(
      'Warka Vase',
    );
    expect(await inContainer('node', 'dist/server/backup.js')).toContain('/data/backups/');
    await inContainer('pg_dump', '--version');
  });

  it('ends in order on SIGTERM, and the next container serves the volume', async () => {
    await inContainer('node', 'dist/server/admin.js', 'remove', '1');
    await image.podman('stop', '--time=60', CONTAINER);
    const state = ['inspect', '--format={{.State.ExitCode}}', CONTAINER];
    expect(await image.podman(...state)).toBe('0');
    await image.podman('rm', CONTAINER);

    await start();
    expect(await countArtifacts()).toBe(SAMPLE_ARTIFACTS - 1);
  });
}

if (process.getuid?.() === 0) describeWithPrograms(CONTAINER_PROGRAMS, NAME, tests);
else {
  process.stderr.write(`The tests "${NAME}" are skipped: only root can make their base image.\n`);
  describe.skip(NAME, tests);
}
