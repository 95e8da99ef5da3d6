import { typeOfLabel } from '../common/artifact-types';
import {
  artifactNotFound,
  type FieldErrors,
  forbidden,
  invalidInput,
  notTheOwner,
} from '../server/base/errors';
import { CanEditArtifactDocument } from './generated/operations';
import type { RouteContext } from './route-context';

/**
 * Checks a request before its operation is executed. A guard throws, or returns the errors of
 * fields that only REST has. The response names those fields together with the ones that the schema
 * refuses.
 */
export type Guard = (context: RouteContext) => FieldErrors;

const VALID: FieldErrors = {};
const EMAIL_MISSING: FieldErrors = { userEmail: 'Please give your e-mail address.' };

const isNonBlankText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function requireViewerEmail({ isViewer }: RouteContext, email: unknown): FieldErrors {
  if (!isViewer(String(email))) throw forbidden('You can only do this for your own account.');
  return VALID;
}

/** The e-mail address in the path must be the caller's. @throws FORBIDDEN */
export const pathEmailIsViewer: Guard = (context) =>
  requireViewerEmail(context, context.params['email']);

/** The body needs a `userEmail`, and it must be the caller's. @throws BAD_USER_INPUT; FORBIDDEN */
export const userEmailIsViewer: Guard = (context) => {
  const { userEmail } = context.body;
  if (!isNonBlankText(userEmail)) throw invalidInput(EMAIL_MISSING);
  return requireViewerEmail(context, userEmail);
};

/** The body may leave out `userEmail`; if it has one, it must be the caller's. @throws FORBIDDEN */
export const optionalUserEmailIsViewer: Guard = (context) => {
  const { userEmail } = context.body;
  if (userEmail == null) return VALID;
  return isNonBlankText(userEmail) ? requireViewerEmail(context, userEmail) : EMAIL_MISSING;
};

/** If the body has an `artifactType`, it must be one of the display texts. */
export const artifactTypeIsKnown: Guard = ({ body, record: { types } }) => {
  const { artifactType } = body;
  if (artifactType == null || typeOfLabel(types, artifactType) !== null) return VALID;
  return {
    artifactType: `Please give one of these: ${Object.values(types).join(', ')}.`,
  };
};

/** The artifact in the path must exist, and the caller must be allowed to change it. @throws NOT_FOUND; FORBIDDEN */
export async function requireEditableArtifact({ params, run }: RouteContext): Promise<void> {
  const { artifact } = await run(CanEditArtifactDocument, { id: params['id'] });
  if (!artifact) throw artifactNotFound();
  if (!artifact.viewerCanEdit) throw notTheOwner();
}
