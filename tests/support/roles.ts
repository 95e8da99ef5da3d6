import type { Caller } from './caller';

/** A member as the list of members has it. */
export interface ListedMember {
  id: string;
  name: string;
  role: string;
  artifactCount: number;
  lastSeen: string | null;
}

const MEMBERS = `query ($search: String, $first: Int, $after: String) {
  members(search: $search, first: $first, after: $after) { totalCount
    edges { node { id name role artifactCount lastSeen } }
    pageInfo { hasNextPage endCursor } } }`;

/** A page of the list of members. */
export async function readMembers(caller: Caller, variables: Record<string, unknown> = {}) {
  const { data, errors } = await caller.run(MEMBERS, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { edges, totalCount, pageInfo } = data.members;
  const members = (edges as { node: ListedMember }[]).map(({ node }) => node);
  return { members, totalCount: totalCount as number, pageInfo };
}

/** The only member whom a search finds. */
export async function findMember(caller: Caller, search: string): Promise<ListedMember> {
  const { members } = await readMembers(caller, { search });
  const [only, ...others] = members;
  if (!only || others.length > 0) throw new Error(`${search} finds ${members.length} members.`);
  return only;
}

export const setRole = (caller: Caller, member: string, role: string) =>
  caller.run(
    'mutation ($member: ID!, $role: Role!) { setRole(member: $member, role: $role) { member { role } } }',
    { member, role },
  );

export const transfer = (caller: Caller, from: string, to: string) =>
  caller.run(
    'mutation ($from: ID!, $to: ID!) { transferArtifacts(from: $from, to: $to) { transferredCount } }',
    { from, to },
  );
