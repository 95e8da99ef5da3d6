/** How a member is called who gave no name. */
export const UNNAMED_MEMBER = 'Member';

/** The custom claim in the tokens of moderators. Its value is true. */
export const MODERATOR_CLAIM = 'moderator';

/** The form in which e-mail addresses are stored for comparison, and compared: trimmed, without case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Whether two texts are the same e-mail address. */
export const sameEmail = (one: string, other: string): boolean =>
  normalizeEmail(one) === normalizeEmail(other);
