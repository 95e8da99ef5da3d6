import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findProgram } from '../support/programs';

const UNITS = ['deploy/antiquary.service', 'deploy/antiquary@.service'];
/** What `systemd-analyze security` calls OK is at most 4.9; 10 is a service without any protection. */
const MOST_EXPOSURE = 2;

const directivesOf = (unit: string) =>
  readFileSync(unit, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));

/** From the rights of the data folder to the end of the section. */
const protectionOf = (unit: string) =>
  /^ReadWritePaths=.*?(?=\n\n)/ms.exec(readFileSync(unit, 'utf8'))?.[0];

describe.each(UNITS)('%s', (unit) => {
  it('runs an ordinary user without capabilities, who can write to the data folder alone', () => {
    expect(directivesOf(unit)).toEqual(
      expect.arrayContaining([
        'User=antiquary',
        'ReadWritePaths=/srv/antiquary/data',
        'UMask=0077',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
        'ProtectSystem=strict',
        'ProtectHome=yes',
        'PrivateTmp=yes',
        'PrivateDevices=yes',
        'ProtectKernelModules=yes',
        'ProtectKernelTunables=yes',
        'RestrictNamespaces=yes',
        'LockPersonality=yes',
        'SystemCallFilter=@system-service',
      ]),
    );
  });

  it('lets V8 compile code', () => {
    expect(directivesOf(unit).join('\n')).not.toContain('MemoryDenyWriteExecute=yes');
  });
});

it('both units have the same protection', () => {
  const [one, several] = UNITS.map(protectionOf);
  expect(one).toBeTruthy();
  expect(several).toBe(one);
});

// Debian's package is systemd.
const describeWithSystemd = findProgram('systemd-analyze') ? describe : describe.skip;
describeWithSystemd('systemd-analyze', () => {
  it.each(UNITS)('finds little exposure of %s', (unit) => {
    const args = ['security', '--offline=true', '--no-pager', unit];
    const report = execFileSync('systemd-analyze', args, { encoding: 'utf8' });
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(report) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE);
  });
});
