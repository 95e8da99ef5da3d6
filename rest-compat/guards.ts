import { mayEdit } from './operations';
import type { Exchange } from './route';
import { badInput, type FieldErrors, noSuchArtifact, notYours } from './status';

/**
 * What must hold before a call's operation is executed. It throws, or gives back what is wrong
 * with fields that the schema does not know, to be told together with what the schema finds.
 */
export type Guard = (exchange: Exchange) => FieldErrors | void | Promise<FieldErrors | void>;

const NO_ADDRESS = { userEmail: 'Please give your e-mail address.' };

const isAddress = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function assertOwn({ isViewer }: Exchange, email: unknown) {
  if (!isViewer(String(email))) throw notYours();
}

/** The e-mail address in the path must be the token's. @throws FORBIDDEN */
export const ownEmailInPath: Guard = (exchange) => assertOwn(exchange, exchange.params['email']);

/** `userEmail` must be there, and the token's. @throws BAD_USER_INPUT; FORBIDDEN */
export const ownUserEmail: Guard = (exchange) => {
  const { userEmail } = exchange.body;
  if (!isAddress(userEmail)) throw badInput(NO_ADDRESS);
  assertOwn(exchange, userEmail);
};

/** `userEmail` may be left out; where it is given, it must be the token's. @throws FORBIDDEN */
export const ownUserEmailIfAny: Guard = (exchange) => {
  const { userEmail } = exchange.body;
  if (userEmail == null) return;
  if (!isAddress(userEmail)) return NO_ADDRESS;
  assertOwn(exchange, userEmail);
};

/** A type that is given must be one of the display texts, the only spelling of these calls. */
export const knownType: Guard = ({ body, vocabulary }) => {
  const { artifactType } = body;
  if (artifactType == null || vocabulary.typeOf(artifactType) !== null) return;
  return { artifactType: `Please give one of these: ${vocabulary.labels.join(', ')}.` };
};

/** The artifact must be there, and the member's own. @throws NOT_FOUND; FORBIDDEN */
export const ownArtifact: Guard = async ({ params, run }) => {
  const { artifact } = await run(mayEdit, { id: params['id'] });
  if (!artifact) throw noSuchArtifact();
  if (!artifact.viewerCanEdit) throw notYours();
};
