import { mayEdit } from './operations';
import type { Exchange } from './route';
import { badInput, type FieldErrors, noSuchArtifact, notYours } from './status';

/**
 * What must hold before a call's operation is executed. It throws, or gives back what is wrong
 * with fields that the schema does not know, to be told together with what the schema finds.
 */
export type Guard = (exchange: Exchange) => FieldErrors | Promise<FieldErrors>;

const NOTHING: FieldErrors = {};
const NO_ADDRESS: FieldErrors = { userEmail: 'Please give your e-mail address.' };

const isAddress = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function ownEmail({ isViewer }: Exchange, email: unknown): FieldErrors {
  if (!isViewer(String(email))) throw notYours();
  return NOTHING;
}

/** The e-mail address in the path must be the token's. @throws FORBIDDEN */
export const ownEmailInPath: Guard = (exchange) => ownEmail(exchange, exchange.params['email']);

/** `userEmail` must be there, and the token's. @throws BAD_USER_INPUT; FORBIDDEN */
export const ownUserEmail: Guard = (exchange) => {
  const { userEmail } = exchange.body;
  if (!isAddress(userEmail)) throw badInput(NO_ADDRESS);
  return ownEmail(exchange, userEmail);
};

/** `userEmail` may be left out; where it is given, it must be the token's. @throws FORBIDDEN */
export const ownUserEmailIfAny: Guard = (exchange) => {
  const { userEmail } = exchange.body;
  if (userEmail == null) return NOTHING;
  return isAddress(userEmail) ? ownEmail(exchange, userEmail) : NO_ADDRESS;
};

/** A type that is given must be one of the display texts, the only spelling of these calls. */
export const knownType: Guard = ({ body, vocabulary }) => {
  const { artifactType } = body;
  if (artifactType == null || vocabulary.typeOf(artifactType) !== null) return NOTHING;
  return { artifactType: `Please give one of these: ${vocabulary.labels.join(', ')}.` };
};

/** The artifact must be there, and the member's own. @throws NOT_FOUND; FORBIDDEN */
export const ownArtifact: Guard = async ({ params, run }) => {
  const { artifact } = await run(mayEdit, { id: params['id'] });
  if (!artifact) throw noSuchArtifact();
  if (!artifact.viewerCanEdit) throw notYours();
  return NOTHING;
};
