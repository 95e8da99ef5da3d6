/** The picture in place of a missing or broken one. */
export const placeholder = '/placeholder.svg';
