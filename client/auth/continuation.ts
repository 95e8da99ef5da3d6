import { tabStorage } from '../ui/browser-storage';

/**
 * The artifact that a new member wanted to see before the registration, which leads home. The tab's
 * session storage holds it for one member until the offer is used or dismissed.
 */
const keyOf = (uid: string) => `antiquary:continue:${uid}`;

export const rememberContinuation = (uid: string, artifactId: string) =>
  tabStorage.write(keyOf(uid), artifactId);

export const readContinuation = (uid: string) => tabStorage.read(keyOf(uid));

export const forgetContinuation = (uid: string) => tabStorage.remove(keyOf(uid));
