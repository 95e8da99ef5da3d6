/** The name of a schema of this document. */
export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const json = (schema: object) => ({ 'application/json': { schema } });
const revalidation = {
  ETag: { description: 'Names this answer, for If-None-Match.', schema: { type: 'string' } },
};

/** The answers that many calls share, for `components.responses`. */
export const sharedAnswers = {
  NotModified: { description: 'The client has this answer already.', headers: revalidation },
  BadRequest: {
    description: 'The input breaks a rule, or cannot be read.',
    content: json(schemaRef('BadInput')),
  },
  Unauthenticated: {
    description: 'There is no token where one is needed, or it does not verify.',
    headers: {
      'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } },
    },
    content: json(schemaRef('Error')),
  },
  Forbidden: {
    description: "The call is about another member, or about another member's artifact.",
    content: json(schemaRef('Error')),
  },
  NotFound: { description: 'There is no such artifact.', content: json(schemaRef('Error')) },
  TooLarge: { description: 'The body is too large.', content: json(schemaRef('Error')) },
  NotJson: { description: 'The body is not sent as JSON.', content: json(schemaRef('Error')) },
  TooMany: {
    description: 'Too many requests.',
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    },
    content: json(schemaRef('Error')),
  },
  Unforeseen: {
    description: 'Something went wrong that nobody foresaw.',
    content: json(schemaRef('UnforeseenError')),
  },
  Unavailable: {
    description: 'The database or the token check is away for a moment.',
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    },
    content: json(schemaRef('Error')),
  },
};

const byStatus: Readonly<Record<number, keyof typeof sharedAnswers>> = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  415: 'NotJson',
  429: 'TooMany',
  500: 'Unforeseen',
  503: 'Unavailable',
};

/** Every call may meet these. */
const ALWAYS = [400, 401, 429, 500, 503];

/** The answers of one call: its own, then those it shares with others. */
export function answers(
  status: number,
  description: string,
  schema: object,
  shared: readonly number[],
): Record<string, object> {
  const own = {
    description,
    ...(shared.includes(304) && { headers: revalidation }),
    content: json(schema),
  };
  const others = [...shared, ...ALWAYS].map((code) => [
    code,
    { $ref: `#/components/responses/${byStatus[code]}` },
  ]);
  return { [status]: own, ...(Object.fromEntries(others) as Record<string, object>) };
}
