import { buildArtifact } from './artifact';
import type { Caller } from './caller';
import { member, startCatalogue, type TestCatalogue, type TestMember } from './catalogue';
import { SiteWithSettings } from './site-with-settings';
import { makeEditor } from './suggestions';

/** Why everybody else does not find an artifact. */
export const states = ['WAITING', 'SENT_BACK', 'HIDDEN'] as const;
export type State = (typeof states)[number];

/** Who tries an operation. The last tries it on an artifact of their own, the others on the owner's. */
const callers = {
  visitor: null,
  member: member(1),
  owner: member(2),
  editor: member(3),
  moderator: { ...member(4), isModerator: true },
  'moderator who owns it': { ...member(5), isModerator: true },
} satisfies Record<string, TestMember | null>;
export type CallerName = keyof typeof callers;
export const callerNames = Object.keys(callers) as CallerName[];

/** No artifact, and no suggestion, ever had these identifiers. */
export const absent = { id: '999999', suggestion: '00000000-0000-4000-8000-000000000000' };

/** The identifiers of an artifact, and of the member's suggestion for it. */
export type Identifiers = typeof absent;

interface Unpublished {
  ids: Identifiers;
  /** How it was read when it was added. */
  added: unknown;
}

/** A catalogue in which all artifacts wait for review, and its unpublished artifacts. */
export class UnpublishedArtifacts {
  private readonly untouched = new Map<string, Unpublished>();

  private constructor(
    private readonly settings: SiteWithSettings,
    private readonly catalogue: TestCatalogue,
  ) {}

  static async start(): Promise<UnpublishedArtifacts> {
    const settings = await SiteWithSettings.create({ review: 'all' });
    const catalogue = await startCatalogue({ site: settings.site });
    await makeEditor(catalogue, callers.editor);
    return new UnpublishedArtifacts(settings, catalogue);
  }

  async stop(): Promise<void> {
    await this.catalogue.stop();
    await this.settings.remove();
  }

  as(who: CallerName): Caller {
    const caller = callers[who];
    return caller ? this.catalogue.as(caller) : this.catalogue.visitor;
  }

  /** An artifact for this caller that no call has changed. */
  async untouchedFor(who: CallerName, state: State): Promise<Identifiers> {
    const key = keyOf(who, state);
    const found = this.untouched.get(key);
    if (found) return found.ids;
    const ids = await this.add(ownerFor(who), state);
    this.untouched.set(key, { ids, added: await this.read(ids) });
    return ids;
  }

  /** To be called after a call has changed the artifact. */
  forget(who: CallerName, state: State): void {
    this.untouched.delete(keyOf(who, state));
  }

  /** The artifacts that no call should have changed: as they are now, and as they were added. */
  async compareUntouched(): Promise<{ now: unknown[]; added: unknown[] }> {
    const all = [...this.untouched.values()];
    const now = await Promise.all(all.map(({ ids }) => this.read(ids)));
    return { now, added: all.map(({ added }) => added) };
  }

  /** All that a moderator reads of it. */
  private async read({ id }: Identifiers): Promise<unknown> {
    const { data } = await this.as('moderator').run(READ, { id });
    const hidden: { node: { id: string } }[] = data.hiddenArtifacts.edges;
    return data.artifact ?? hidden.find(({ node }) => node.id === id);
  }

  private async add(owner: TestMember, state: State): Promise<Identifiers> {
    // They have no role yet: what a moderator adds does not wait.
    const newcomer = this.catalogue.as({ ...owner, isModerator: false });
    const { addArtifact } = await done(newcomer, ADD, { input: buildArtifact() });
    const { id } = addArtifact.artifact;
    if (state === 'WAITING') return { ...absent, id };
    if (state === 'SENT_BACK') {
      await done(this.as('editor'), SEND_BACK, { id });
      return { ...absent, id };
    }
    await done(this.as('editor'), PUBLISH, { id });
    const { suggest } = await done(this.as('member'), SUGGEST, { id });
    await done(this.as('moderator'), HIDE, { id });
    return { id, suggestion: suggest.suggestion.id };
  }
}

const ownerFor = (who: CallerName): TestMember =>
  who === 'moderator who owns it' ? callers[who] : callers.owner;
const keyOf = (who: CallerName, state: State): string => `${ownerFor(who).uid} ${state}`;

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';
const PUBLISH = 'mutation ($id: ID!) { publishArtifact(artifactId: $id) { artifact { id } } }';
const SEND_BACK =
  'mutation ($id: ID!) { sendBackArtifact(artifactId: $id, reason: "x") { artifactId } }';
const SUGGEST = `mutation ($id: ID!) {
  suggest(artifactId: $id, input: { remark: "Of bronze." }) { suggestion { id } } }`;
const HIDE = 'mutation ($id: ID!) { hideArtifact(artifactId: $id, reason: "x") { artifactId } }';
const READ = `query ($id: ID!) {
  artifact(id: $id) { id artifactName updatedAt waits sentBackReason likeCount viewCount }
  hiddenArtifacts(first: 100) { edges { node { id artifactName hiddenAt reason answer } } } }`;

/** Sends an operation that must succeed. @returns its data. */
async function done(caller: Caller, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await caller.run(query, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}
