/**
 * The parameters that the addresses of lists may have: those of the gallery, of the exports and of the
 * feed. No fact has such a key, because `?KEY=VALUE` narrows a list by a fact.
 */
export const LIST_PARAMETERS = [
  'q',
  'text',
  'anywhere',
  'type',
  'order',
  'from',
  'to',
  'span',
  'undated',
  'contributor',
  'updatedSince',
  'bom',
] as const;

export type ListParameter = (typeof LIST_PARAMETERS)[number];
