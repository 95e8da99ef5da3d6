import type { Caller } from './caller';
import { type TestCatalogue, type TestMember } from './catalogue';

/** A suggestion as its readers see it. */
export interface Suggestion {
  id: string;
  artifact: { id: string; artifactName: string; updatedAt: string };
  changes: { field: string; before: string | null; after: string | null }[];
  remark: string | null;
  source: string | null;
  suggesterName: string;
  isOutdated: boolean;
  state: string;
  reason: string | null;
}

const FIELDS = `id artifact { id artifactName updatedAt } changes { field before after } remark source
  suggesterName suggestedAt isOutdated state reason`;

export const suggest = (caller: Caller, artifactId: string, input: object) =>
  caller.run(
    `mutation ($artifactId: ID!, $input: SuggestionInput!) {
      suggest(artifactId: $artifactId, input: $input) { suggestion { ${FIELDS} } } }`,
    { artifactId, input },
  );

/** Suggests changes, or fails. */
export async function suggested(
  caller: Caller,
  artifactId: string,
  changes: object,
  more: object = {},
): Promise<Suggestion> {
  const { data, errors } = await suggest(caller, artifactId, { changes, ...more });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.suggest.suggestion;
}

export const accept = (caller: Caller, id: string, fields: string[], basedOn?: string) =>
  caller.run(
    `mutation ($id: ID!, $fields: [String!]!, $basedOn: DateTime) {
      acceptSuggestion(id: $id, fields: $fields, basedOn: $basedOn) { artifact { id } } }`,
    { id, fields, basedOn },
  );

export const refuse = (caller: Caller, id: string, reason?: string) =>
  caller.run(
    `mutation ($id: ID!, $reason: String) {
      refuseSuggestion(id: $id, reason: $reason) { suggestion { ${FIELDS} } } }`,
    { id, reason },
  );

export const withdraw = (caller: Caller, id: string) =>
  caller.run(`mutation ($id: ID!) { withdrawSuggestion(id: $id) { suggestion { ${FIELDS} } } }`, {
    id,
  });

/** The suggestion as the caller finds it; null when there is none for them. */
export async function find(caller: Caller, id: string): Promise<Suggestion | null> {
  const { data, errors } = await caller.run(
    `query ($id: ID!) { node(id: $id) { id ... on Suggestion { ${FIELDS} } } }`,
    { id },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.node;
}

/** What the history of an artifact says of each change, the last first. */
export async function creditsOf(caller: Caller, id: string) {
  const { data } = await caller.run(
    `query ($id: ID!) { artifactHistory(artifactId: $id) { edges { node {
      kind userName suggestedBy changes { field before after } } } } }`,
    { id },
  );
  const edges: { node: Record<string, unknown> }[] = data.artifactHistory.edges;
  return edges.map(({ node }) => node);
}

/** Whom an artifact names as helpers. */
export async function helpersOf(caller: Caller, id: string) {
  const { data } = await caller.run(
    'query ($id: ID!) { artifact(id: $id) { helpers { names others } } }',
    { id },
  );
  return data.artifact.helpers as { names: string[]; others: number };
}

/** Makes somebody an editor, before their first request. */
export async function makeEditor(catalogue: TestCatalogue, who: TestMember): Promise<void> {
  await catalogue.dataSource.query(
    `INSERT INTO "members" ("uid", "email", "emailNormalized", "tokenIssuedAt", "role")
      VALUES ('${who.uid}', '${who.email}', '${who.email}', 0, 'EDITOR')`,
  );
}
