import { randomUUID } from 'node:crypto';

/** A name that no other artifact has, and that a search finds alone. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
