import { isAtLeast, type Role as RoleName } from '../../common/roles';
import {
  artifactNotFound,
  forbidden,
  notTheOwner,
  suggestionNotFound,
  unauthenticated,
} from './errors';

interface MemberCaller {
  /** The member; null for a visitor. */
  viewer: { uid: string } | null;
}

interface RequestCaller extends MemberCaller {
  /** What the viewer may do; a visitor is no more than a member. */
  role: RoleName;
  /** @throws UNAUTHENTICATED when the token was revoked, where that can be known. */
  assertNotRevoked: () => Promise<void>;
}

/** Who asks: the context of a request, or its viewer alone, who then counts as a member without a role. */
export type Caller = MemberCaller | RequestCaller;

/** An artifact, shown or hidden. It belongs to the member whose token had this uid when it was added. */
interface Owned {
  ownerUid?: string | undefined;
}

/** The columns of an artifact that rights are about. */
export const OWNER_COLUMNS: ReadonlySet<string> = new Set(['ownerUid']);

/**
 * Whether the caller added the artifact.
 * @throws Error when `ownerUid` was not selected: the field has to name it in `@NeedsColumns`.
 */
export function isOwner({ viewer }: Caller, { ownerUid }: Owned): boolean {
  if (ownerUid === undefined) throw new Error('The column "ownerUid" was not selected.');
  return viewer?.uid === ownerUid;
}

const has = (role: RoleName, caller: Caller): caller is RequestCaller =>
  'role' in caller && isAtLeast(caller.role, role);

/** What a caller may be to an artifact. */
const isPart = {
  member: ({ viewer }) => viewer !== null,
  owner: isOwner,
  memberWhoMayNotEdit: (caller, artifact) =>
    caller.viewer !== null && !isOwner(caller, artifact) && !has('EDITOR', caller),
  editor: (caller) => has('EDITOR', caller),
  otherEditor: (caller, artifact) => has('EDITOR', caller) && !isOwner(caller, artifact),
  moderator: (caller) => has('MODERATOR', caller),
  otherModerator: (caller, artifact) => has('MODERATOR', caller) && !isOwner(caller, artifact),
} satisfies Record<string, (caller: Caller, artifact: Owned) => boolean>;

type Part = keyof typeof isPart;

/** What only a role gives, and not the artifact. */
const PARTS_OF_ROLES: readonly Part[] = ['editor', 'otherEditor', 'moderator', 'otherModerator'];

interface Right {
  /** One of these is enough. */
  parts: readonly Part[];
  /** What others get. Where that is no error, the service asks `permits`. */
  refusal: () => Error;
}

const onlyModerators = () => forbidden('Only moderators may do this.');

/** Who may do what. Services ask for these rights, and state none of their own. */
const rights = {
  editArtifact: { parts: ['owner', 'editor'], refusal: notTheOwner },
  deleteArtifact: { parts: ['owner'], refusal: notTheOwner },
  readOwnerEmail: { parts: ['member'], refusal: unauthenticated },
  /** The same where the site shows no addresses. */
  readHiddenEmail: { parts: ['owner', 'moderator'], refusal: unauthenticated },
  restoreVersion: {
    parts: ['owner', 'editor'],
    refusal: () =>
      forbidden('Only the member who added this artifact, or an editor, can restore a version.'),
  },
  suggest: {
    parts: ['memberWhoMayNotEdit'],
    refusal: () => forbidden('You can change this artifact yourself.'),
  },
  /** Reads, accepts or refuses a suggestion. To others there is no such suggestion. */
  decideSuggestion: { parts: ['owner', 'editor'], refusal: suggestionNotFound },
  /** Finds suggestions on the desk that no owner decides. */
  decideForOwners: { parts: ['editor'], refusal: suggestionNotFound },
  /** Reads an artifact that waits for review. */
  readWaiting: { parts: ['owner', 'editor'], refusal: artifactNotFound },
  /** Whatever `@Authorized(EDITOR)` stands above. */
  edit: { parts: ['editor'], refusal: () => forbidden('Only editors may do this.') },
  /** Publishes or sends back what waits for review. */
  reviewArtifact: {
    parts: ['otherEditor'],
    refusal: () => forbidden('Another editor decides on an artifact that you added.'),
  },
  /** Whatever `@Authorized(MODERATOR)` stands above. */
  moderate: { parts: ['moderator'], refusal: onlyModerators },
  /** Keeps, hides or shows it. */
  judgeArtifact: {
    parts: ['otherModerator'],
    refusal: () => forbidden('Another moderator decides on an artifact that you added.'),
  },
  /** Answers why it was hidden. To others there is no such artifact. */
  answerHiding: { parts: ['owner'], refusal: artifactNotFound },
  /** Reads what the operator declares as private. */
  readPrivateFacts: { parts: ['owner', 'editor'], refusal: artifactNotFound },
  readHiddenHistory: { parts: ['owner', 'moderator'], refusal: artifactNotFound },
  readHiddenPicture: { parts: ['moderator'], refusal: onlyModerators },
  /** Reads which moderator hid it. */
  readDecider: { parts: ['moderator'], refusal: onlyModerators },
} as const satisfies Record<string, Right>;

type Action = keyof typeof rights;

/** The first part that gives the right. */
const partFor = (action: Action, caller: Caller, artifact: Owned): Part | undefined =>
  rights[action].parts.find((part) => isPart[part](caller, artifact));

/** Whether the caller has a right, for what is only shown. Ask `permits` or `authorize` before acting. */
export const can = (action: Action, caller: Caller, artifact: Owned = {}): boolean =>
  partFor(action, caller, artifact) !== undefined;

/**
 * Whether the caller may act. Owners act by their own right, others only while their token holds.
 * @throws UNAUTHENTICATED when the token of an editor or a moderator was revoked, where that can be known.
 */
export async function permits(
  action: Action,
  caller: Caller,
  artifact: Owned = {},
): Promise<boolean> {
  const part = partFor(action, caller, artifact);
  if (part === undefined) return false;
  if (PARTS_OF_ROLES.includes(part) && 'role' in caller) await caller.assertNotRevoked();
  return true;
}

/**
 * To be called before acting.
 * @throws the refusal of the right; UNAUTHENTICATED as `permits` does.
 */
export async function authorize(
  action: Action,
  caller: Caller,
  artifact: Owned = {},
): Promise<void> {
  if (!(await permits(action, caller, artifact))) throw rights[action].refusal();
}
