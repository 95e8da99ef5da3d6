import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComposeService, protectionOf, readComposeFile } from '../support/compose-file';
import { parse, real } from '../support/environment';

const SMALL = 'compose.yaml';
const TWO_SERVERS = 'deploy/compose.two-servers.yaml';
const DOMAIN = 'museum.example';
const PROTECTION = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL'].concat(
  '--security-opt=no-new-privileges',
);

/** The settings of a server: those of deploy/antiquary.env with a Firebase project, and its own above them. */
function settingsOf({ environment = {} }: ComposeService) {
  const lines = readFileSync('deploy/antiquary.env', 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  const file = Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
  const own = Object.entries(environment).map(([name, value]) => [name, String(value)]);
  return parse({ ...file, ...real, ...Object.fromEntries(own) });
}

/** The services of a file. A service that is missing is empty. */
const service = (services: Record<string, ComposeService>, name: string): ComposeService =>
  services[name] ?? { image: '' };

describe(SMALL, () => {
  const services = readComposeFile(SMALL, { DOMAIN });
  const server = service(services, 'antiquary');
  const proxy = service(services, 'proxy');

  it('has at most 25 lines', () => {
    expect(readFileSync(SMALL, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  });

  it('needs a domain', () => {
    expect(() => readComposeFile(SMALL)).toThrow('DOMAIN');
  });

  it('has one server, which writes to its volume alone and is reached through the proxy', () => {
    expect(Object.keys(services)).toEqual(['antiquary', 'proxy']);
    expect(protectionOf(server)).toEqual(PROTECTION);
    expect(server.volumes).toEqual(['data:/data']);
    expect(server.ports).toBeUndefined();
    expect(proxy.ports).toEqual(expect.arrayContaining(['80:80', '443:443']));
  });

  it('leaves what an operator writes beside it out of the image and of commits', () => {
    const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');
    const written = ['.env', 'antiquary.env', 'compose.override.yaml', 'backups'];
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(written));
    const kept = linesOf('.gitignore').map((line) => line.replace(/^\/|\/$/g, ''));
    expect(kept).toEqual(expect.arrayContaining(written));
  });

  it('runs the published image, or the one of this folder', () => {
    expect(server.image).toBe('antiquary');
    const image = 'ghcr.io/museum/antiquary:1.1.0';
    const published = readComposeFile(SMALL, { DOMAIN, ANTIQUARY_IMAGE: image });
    expect(service(published, 'antiquary').image).toBe(image);
  });

  it('has settings with which a server starts, on SQLite and behind this proxy', () => {
    const settings = settingsOf(server);
    expect(settings).toMatchObject({
      production: true,
      host: '0.0.0.0',
      publicUrl: `https://${DOMAIN}`,
      trustProxy: ['uniquelocal'],
      databaseUrl: null,
    });
    expect(proxy.command).toBe(
      `caddy reverse-proxy --from ${DOMAIN} --to antiquary:${settings.port}`,
    );
  });
});

describe(TWO_SERVERS, () => {
  const services = readComposeFile(TWO_SERVERS, { POSTGRES_PASSWORD: 'secret' });
  const servers = ['server-4001', 'server-4002'].map((name) => service(services, name));

  it('has two servers on one PostgreSQL, on the ports of deploy/haproxy.cfg', () => {
    const configuration = readFileSync('deploy/haproxy.cfg', 'utf8');
    for (const server of servers) {
      const settings = settingsOf(server);
      expect(configuration).toContain(`server ${settings.port} ${settings.host}:${settings.port}`);
      expect(settings.databaseUrl).toBe('postgres://antiquary:secret@database/antiquary');
      expect(server.network_mode).toBe('service:proxy');
      expect(protectionOf(server)).toEqual(PROTECTION);
    }
  });

  it('names files that are there, from its own folder', () => {
    const [first] = servers;
    const context = join('deploy', first?.build?.context ?? 'none');
    expect(existsSync(join(context, first?.build?.dockerfile ?? 'none'))).toBe(true);
    const [configuration = ''] = service(services, 'proxy').volumes ?? [];
    expect(join('deploy', configuration.split(':')[0] ?? '')).toBe('deploy/haproxy.cfg');
  });
});
