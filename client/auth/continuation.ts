/**
 * The artifact that a new member wanted to see before the registration, which leads home. It is kept
 * in the tab's session, for one member, until the member has used or dismissed the offer.
 */
const keyOf = (uid: string) => `antiquary:continue:${uid}`;

export const rememberContinuation = (uid: string, artifactId: string) =>
  sessionStorage.setItem(keyOf(uid), artifactId);

export const readContinuation = (uid: string) => sessionStorage.getItem(keyOf(uid));

export const forgetContinuation = (uid: string) => sessionStorage.removeItem(keyOf(uid));
