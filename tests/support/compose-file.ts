import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A service of a compose file: what the tests read of it. */
export interface ComposeService {
  image: string;
  command?: string;
  build?: { context: string; dockerfile: string };
  env_file?: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
  ports?: string[];
  network_mode?: string;
  read_only?: boolean;
  tmpfs?: string;
  cap_drop?: string[];
  security_opt?: string[];
}

/**
 * Reads the services of a compose file.
 * @param variables of the file `.env` beside it
 * @throws when a required variable is missing
 */
export function readComposeFile(
  path: string,
  variables: Record<string, string> = {},
): Record<string, ComposeService> {
  const text = readFileSync(path, 'utf8').replace(
    /\$\{(\w+)(?::-([^}]*)|:\?)\}/g,
    (_, name: string, fallback?: string) => {
      const value = variables[name] ?? fallback;
      if (value === undefined) throw new Error(`${path} needs ${name}.`);
      return value;
    },
  );
  return parse(text, { merge: true }).services;
}

/** The options of `podman run` for what a service may not do. */
export const protectionOf = (service: ComposeService): string[] => [
  ...(service.read_only ? ['--read-only'] : []),
  ...(service.tmpfs ? [`--tmpfs=${service.tmpfs}`] : []),
  ...(service.cap_drop ?? []).map((capability) => `--cap-drop=${capability}`),
  ...(service.security_opt ?? []).map((option) => `--security-opt=${option}`),
];
