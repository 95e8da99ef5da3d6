import { buildArtifact } from './artifact';
import type { Caller } from './caller';
import { codes } from './catalogue';
import type { CallerName } from './rights';

/** How a call ends: done, or refused by its GraphQL code or HTTP status. */
export type Outcome =
  'done' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'RECENT_SIGN_IN_REQUIRED';

/** How a call ends for each of the callers. */
export function outcomes(
  ...[visitor, member, owner, namesake, moderator = member, editor = member]: [
    ...[visitor: Outcome, member: Outcome, owner: Outcome, namesake: Outcome],
    moderator?: Outcome,
    editor?: Outcome,
  ]
): Record<CallerName, Outcome> {
  return {
    ...{ visitor, member, owner, editor, moderator },
    'a stranger with the owner’s address, unverified': namesake,
    'a member whose claim is no boolean': member,
    'an erased moderator': 'UNAUTHENTICATED',
  };
}

/** Calls about an artifact. */
export type Call = (caller: Caller, artifactId: string) => Promise<Outcome>;

export const graphql =
  (query: string): Call =>
  async (caller, id) => {
    const answer = await caller.run(
      query,
      query.includes('$input') ? { id, input: buildArtifact() } : { id },
    );
    const [code] = codes(answer);
    return (code as Outcome | undefined) ?? 'done';
  };

export const statuses: Record<number, Outcome> = {
  200: 'done',
  201: 'done',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
};

export const rest =
  (method: string, path: string, body?: object): Call =>
  async (caller, id) => {
    const { status } = await caller.fetch(method, path.replace(':id', id), body);
    const outcome = statuses[status];
    if (!outcome) throw new Error(`${method} ${path} answered ${status}.`);
    return outcome;
  };
