/**
 * The codes that a caller finds in `extensions.code`, besides GraphQL's own for malformed documents, and
 * the HTTP status of each where a response is about one thing: in REST, records, embeds and OAI-PMH.
 */
export const STATUS_BY_CODE = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  // The only calls that are based on a version carry a precondition: RFC 9110, section 15.5.13.
  CONFLICT: 412,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;
