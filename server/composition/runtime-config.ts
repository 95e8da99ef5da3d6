import type { Environment } from '../env';

export type RuntimeConfig = ReturnType<typeof createRuntimeConfig>;

/** What the browser has to know of this deployment. */
export function createRuntimeConfig({
  publicUrl,
  contact,
  firebaseWebConfig,
  emulator,
}: Pick<Environment, 'publicUrl' | 'contact' | 'firebaseWebConfig' | 'emulator'>) {
  const emulatorUrl = emulator && `http://${emulator.host}:${emulator.port}`;
  return { publicUrl, contact, firebase: { config: firebaseWebConfig, emulatorUrl } };
}
