import { UNNAMED_MEMBER } from '../../../common/members';
import { normalizeText } from '../../../common/normalize-text';

/** The columns of a member's name. Whatever writes a name writes both. */
export const nameColumns = (displayName: string | null) => ({
  displayName,
  nameNormalized: normalizeText(displayName ?? UNNAMED_MEMBER),
});
