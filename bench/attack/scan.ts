import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCatalogue } from '../temporary-catalogue';
import { startProduct } from '../servers';

/**
 * `npm run scan`: runs the scanners wapiti and sqlmap (Debian packages) against the product in its
 * production configuration. It fails when one of them finds a vulnerability.
 */
const ARTIFACTS = 1_000;
/** The longest run of wapiti, in minutes. */
const WAPITI_MINUTES = 5;

const SEARCH = 'query ($search: String) { artifacts(filter: { search: $search }) { totalCount } }';
const ONE = 'query ($id: ID!) { artifact(id: $id) { artifactName } }';
const PAGE = 'query ($after: String) { artifacts(after: $after) { totalCount } }';

/** Findings of wapiti that are expected, each with the reason why. */
const EXPECTED: Record<string, string> = {
  'X-XSS-Protection is not set':
    'browsers have removed it; the Content-Security-Policy replaces it',
  'Strict-Transport-Security is not set':
    'it is sent where PUBLIC_URL is https, which loopback is not',
};

/** Requests with a value that reaches the database. `*` marks the value for sqlmap. */
const injectionPoints: { path: string; body?: object }[] = [
  { path: '/all-artifacts?q=mask*' },
  { path: '/all-artifacts?type=TOOLS*&order=NAME*' },
  { path: '/artifactsdetails/7*' },
  { path: '/api/allartifacts/7*' },
  { path: '/api/shareartifacts/email/ada@example.org*' },
  { path: '/graphql', body: { query: SEARCH, variables: { search: 'mask*' } } },
  { path: '/graphql', body: { query: ONE, variables: { id: '7*' } } },
  { path: '/graphql', body: { query: PAGE, variables: { after: 'WyJORVdFU1QiLDdd*' } } },
];

/** Runs a scanner. @returns its whole output */
function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', () => reject(new Error(`${program} is missing: apt-get install ${program}`)));
    child.on('exit', () => resolve(output));
  });
}

/** @returns one line for each finding of wapiti */
async function wapiti(url: string, folder: string): Promise<string[]> {
  const report = join(folder, 'wapiti.json');
  const minutes = String(WAPITI_MINUTES);
  await run('wapiti', [
    ...[
      '-u',
      `${url}/`,
      '-s',
      `${url}/api`,
      '-s',
      `${url}/all-artifacts?q=mask&type=TOOLS&order=NAME`,
    ],
    ...['-s', `${url}/graphql?query={__typename}`, '-m', 'all', '--max-scan-time', minutes],
    ...['--flush-session', '--store-session', folder, '-f', 'json', '-o', report],
  ]);
  const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as Record<
    'vulnerabilities' | 'anomalies',
    Record<string, { info: string; path: string; level: number }[]>
  >;
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found
      .filter(({ info }) => !(info in EXPECTED))
      .map(({ info, path, level }) => `wapiti: ${kind} (level ${level}) at ${path}: ${info}`),
  );
}

/** @returns one line for each finding of sqlmap */
async function sqlmap(url: string, folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const { path, body } of injectionPoints) {
    const output = await run('sqlmap', [
      ...['-u', url + path, '--batch', '--level', '2', '--output-dir', folder, '--flush-session'],
      ...(body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []),
      ...['--ignore-code', '*'],
    ]);
    const lines = output.split('\n').filter((line) => /vulnerable|injectable/.test(line));
    const bad = lines.filter(
      (line) => !/might not be|does not (seem|appear) to be|do not appear/.test(line),
    );
    found.push(...bad.map((line) => `sqlmap: ${path}: ${line.trim()}`));
    console.log(`sqlmap ${path}: ${bad.length === 0 ? 'nothing' : 'see below'}`);
    if (!/tested parameters do not appear|all tested/.test(output)) {
      throw new Error(`sqlmap did not finish at ${path}:\n${output.slice(-2_000)}`);
    }
  }
  return found;
}

async function main() {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-scan-'));
  await withCatalogue(ARTIFACTS, 'sqlite', async (location) => {
    const server = await startProduct('product', location, { cache: true, workers: 1 });
    try {
      const found = [...(await sqlmap(server.url, folder)), ...(await wapiti(server.url, folder))];
      console.log(found.length === 0 ? 'Nothing was found.' : found.join('\n'));
      if (found.length > 0) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  });
  await rm(folder, { recursive: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
