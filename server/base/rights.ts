import {
  artifactNotFound,
  forbidden,
  notTheOwner,
  proposalNotFound,
  unauthenticated,
} from './errors';

interface MemberCaller {
  /** The member; null for a visitor. */
  viewer: { uid: string } | null;
}

interface RequestCaller extends MemberCaller {
  isModerator: boolean;
  /** @throws UNAUTHENTICATED when the token was revoked, where that can be known. */
  assertNotRevoked: () => Promise<void>;
}

/** Who asks: the context of a request, or its viewer alone, who then counts as no moderator. */
export type Caller = MemberCaller | RequestCaller;

/** An artifact, shown or hidden. It belongs to the member whose token had this uid when it was added. */
interface Owned {
  ownerUid?: string | undefined;
}

/** The columns of an artifact that rights are about. */
export const OWNER_COLUMNS: ReadonlySet<string> = new Set(['ownerUid']);

/**
 * Whether the caller added the artifact.
 * @throws Error when `ownerUid` was not selected: the field has to name it in `@Reads`.
 */
export function isOwner({ viewer }: Caller, { ownerUid }: Owned): boolean {
  if (ownerUid === undefined) throw new Error('The column "ownerUid" was not selected.');
  return viewer?.uid === ownerUid;
}

const isModerator = (caller: Caller): caller is RequestCaller =>
  'isModerator' in caller && caller.isModerator;

/** What a caller may be to an artifact. */
const hasRole = {
  member: ({ viewer }) => viewer !== null,
  owner: isOwner,
  otherMember: (caller, artifact) => caller.viewer !== null && !isOwner(caller, artifact),
  moderator: isModerator,
  otherModerator: (caller, artifact) => isModerator(caller) && !isOwner(caller, artifact),
} satisfies Record<string, (caller: Caller, artifact: Owned) => boolean>;

type Role = keyof typeof hasRole;

const ROLES_OF_MODERATORS: readonly Role[] = ['moderator', 'otherModerator'];

interface Right {
  /** One of these roles is enough. */
  roles: readonly Role[];
  /** What others get. Where that is no error, the service asks `permits`. */
  refusal: () => Error;
}

const onlyModerators = () => forbidden('Only moderators may do this.');

/** Who may do what. Services ask for these rights, and state none of their own. */
const rights = {
  /** Changes and deletes it. */
  editArtifact: { roles: ['owner'], refusal: notTheOwner },
  readOwnerEmail: { roles: ['member'], refusal: unauthenticated },
  restoreVersion: {
    roles: ['owner', 'moderator'],
    refusal: () =>
      forbidden('Only the member who added this artifact, or a moderator, can restore a version.'),
  },
  proposeDescription: {
    roles: ['otherMember'],
    refusal: () => forbidden('You added this artifact: write the description into it.'),
  },
  /** Accepts or refuses a proposed description. To others there is no such proposal. */
  decideProposal: { roles: ['owner'], refusal: proposalNotFound },
  /** Whatever `@Authorized(MODERATOR)` stands above. */
  moderate: { roles: ['moderator'], refusal: onlyModerators },
  /** Keeps, hides or shows it. */
  judgeArtifact: {
    roles: ['otherModerator'],
    refusal: () => forbidden('Another moderator decides on an artifact that you added.'),
  },
  /** Answers why it was hidden. To others there is no such artifact. */
  answerHiding: { roles: ['owner'], refusal: artifactNotFound },
  /** Reads what the operator declares as private. */
  readPrivateFacts: { roles: ['owner', 'moderator'], refusal: artifactNotFound },
  readHiddenHistory: { roles: ['owner', 'moderator'], refusal: artifactNotFound },
  readHiddenPicture: { roles: ['moderator'], refusal: onlyModerators },
  /** Reads which moderator hid it. */
  readDecider: { roles: ['moderator'], refusal: onlyModerators },
} as const satisfies Record<string, Right>;

type Action = keyof typeof rights;

/** The first role that gives the right. */
const roleFor = (action: Action, caller: Caller, artifact: Owned): Role | undefined =>
  rights[action].roles.find((role) => hasRole[role](caller, artifact));

/** Whether the caller has a right, for what is only shown. Ask `permits` or `authorize` before acting. */
export const can = (action: Action, caller: Caller, artifact: Owned = {}): boolean =>
  roleFor(action, caller, artifact) !== undefined;

/**
 * Whether the caller may act. Owners act by their own right, moderators only while their token holds.
 * @throws UNAUTHENTICATED when a moderator's token was revoked, where that can be known.
 */
export async function permits(
  action: Action,
  caller: Caller,
  artifact: Owned = {},
): Promise<boolean> {
  const role = roleFor(action, caller, artifact);
  if (role === undefined) return false;
  if (ROLES_OF_MODERATORS.includes(role) && isModerator(caller)) await caller.assertNotRevoked();
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
