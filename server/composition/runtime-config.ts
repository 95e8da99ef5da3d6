import type { Environment } from '../base/env';
import type { Site } from '../site/site';

export type RuntimeConfig = ReturnType<typeof createRuntimeConfig>;

/** What the browser has to know of this deployment and its site. */
export function createRuntimeConfig(
  {
    publicUrl,
    contact,
    linkedPictures,
    firebaseWebConfig,
    emulator,
    mail,
  }: Pick<
    Environment,
    'publicUrl' | 'contact' | 'linkedPictures' | 'firebaseWebConfig' | 'emulator' | 'mail'
  >,
  { identity }: Site,
) {
  const emulatorUrl = emulator && `http://${emulator.host}:${emulator.port}`;
  return {
    publicUrl,
    contact,
    linkedPictures,
    /** Whether mail is sent. */
    sendsMail: mail !== null,
    site: identity,
    firebase: { config: firebaseWebConfig, emulatorUrl },
  };
}
