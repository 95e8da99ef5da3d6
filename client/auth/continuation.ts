/**
 * The artifact that a new member wanted to see before the registration, which leads home. The tab's
 * session storage holds it for one member until the offer is used or dismissed.
 */
const keyOf = (uid: string) => `antiquary:continue:${uid}`;

export const rememberContinuation = (uid: string, artifactId: string) =>
  sessionStorage.setItem(keyOf(uid), artifactId);

export const readContinuation = (uid: string) => sessionStorage.getItem(keyOf(uid));

export const forgetContinuation = (uid: string) => sessionStorage.removeItem(keyOf(uid));
