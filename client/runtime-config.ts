import type { FirebaseOptions } from 'firebase/app';
import type { SiteIdentity } from './site';

export interface RuntimeConfig {
  /** The product's own absolute address, without a slash at its end. */
  publicUrl: string;
  /** The operator's e-mail address. */
  contact: string | null;
  /** Whether pages may load pictures of other origins. */
  linkedPictures: boolean;
  /** Whether members can get mail from the product. */
  sendsMail: boolean;
  site: SiteIdentity;
  firebase: { config: FirebaseOptions; emulatorUrl: string | null };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(text: string): RuntimeConfig {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value.firebase) || !isRecord(value.site)) {
    throw new Error('The page came with a broken runtime configuration.');
  }
  if (typeof value.publicUrl !== 'string') {
    throw new Error('The page came without the address of the product.');
  }
  const { config, emulatorUrl } = value.firebase;
  if (!isRecord(config) || typeof config.apiKey !== 'string') {
    throw new Error('The page came without a Firebase web configuration.');
  }
  if (emulatorUrl !== null && typeof emulatorUrl !== 'string') {
    throw new Error('The page came with a broken emulator address.');
  }
  return {
    publicUrl: value.publicUrl.replace(/\/+$/, ''),
    contact: typeof value.contact === 'string' ? value.contact : null,
    linkedPictures: value.linkedPictures !== false,
    sendsMail: value.sendsMail === true,
    // The server has checked the site, which is the operator's.
    site: value.site as unknown as SiteIdentity,
    firebase: { config, emulatorUrl },
  };
}

let read: RuntimeConfig | undefined;

/** For the server, which has no page to read the configuration from. */
export function setRuntimeConfig(config: RuntimeConfig) {
  read = config;
}

/** Whether a page may load the picture at this address. An artifact without a picture has an empty one. */
export function mayLoadPicture(address: string): boolean {
  const { publicUrl, linkedPictures } = runtimeConfig();
  if (address === '') return false;
  return linkedPictures || address.startsWith('/') || address.startsWith(`${publicUrl}/`);
}

/** The configuration that the server wrote into the page, so that one build serves every deployment. */
export function runtimeConfig(): RuntimeConfig {
  if (!read) {
    const text = document.getElementById('runtime-config')?.textContent;
    if (!text) throw new Error('The page came without its runtime configuration.');
    read = parse(text);
  }
  return read;
}
